import { describe, expect, it } from 'vitest';
import { trendsOf } from '../../../../src/action/history/analyze-history.ts';
import { historySvg } from '../../../../src/action/markdown/history-svg.ts';
import { runsOnMain } from '../history/histories.ts';

describe('the picture of the last runs', () => {
  const draw = (outcomes: Readonly<Record<string, string>>, title = 'Espresso, shop'): string =>
    historySvg(trendsOf(runsOnMain(outcomes)), title);
  const count = (svg: string, kind: string): number => svg.split(`<rect class="${kind}"`).length - 1;

  it('has a bar for each run, with what passed, was flaky and failed', () => {
    const svg = draw({ 'A#a': 'ppkp', 'A#b': 'ppff' });
    expect(['passed', 'flaky', 'failed', 'time'].map((kind) => count(svg, kind))).toEqual([3, 1, 2, 4]);
    expect(svg).toContain('75.0% passed in the last 4 runs, 12.5% flaky');
  });

  it('shows 50 runs at most, and rounds no failure away', () => {
    const svg = draw(
      Object.fromEntries(Array.from({ length: 30 }, (_, nth) => [`A#t${nth}`, `${'p'.repeat(59)}${nth === 0 ? 'f' : 'p'}`])),
    );
    expect(count(svg, 'time')).toBe(50);
    expect(svg).toContain('99.9% passed in the last 50 runs');
  });

  it('says what the numbers are about', () => {
    expect(draw({ 'A#a': 'p' })).toContain('100.0% passed in the last run, 0.0% flaky');
    const trends = trendsOf(runsOnMain({ 'A#a': 'pp' }));
    const runs = trends.runs.map((run) => ({ ...run, passed: 0 }));
    expect(historySvg({ ...trends, runs }, 'Espresso')).toContain('>no results in the last 2 runs<');
  });

  it('is text, whatever the title says', () => {
    const svg = draw({ 'A#a': 'p' }, '</text><script>alert(1)</script>&"');
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;/text&gt;&lt;script&gt;');
  });
});
