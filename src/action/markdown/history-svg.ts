import type { RunTrend, Trends } from '../../core/model/history.ts';
import { formatDuration } from '../../lib/durations.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { htmlText } from '../../lib/escape/html.ts';
import { counted } from '../../lib/numbers.ts';

const width = 640;
const height = 190;
const margin = 16;
const bars = { top: 62, height: 70, width: width - 2 * margin };
const times = { top: 142, height: 22 };
const shownRuns = 50;
const maxTitle = 60;

/** Colors that are legible on light and dark pages, because pictures do not always follow the theme of the page. */
const style = `
  .paper { fill: #ffffff; stroke: #d0d7de } .ink { fill: #1f2328 } .soft { fill: #59636e }
  .passed { fill: #2da44e } .flaky { fill: #bf8700 } .failed { fill: #cf222e } .time { fill: #8c959f }
  text { font: 12px system-ui, sans-serif } .title { font-size: 15px; font-weight: 600 }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #0d1117; stroke: #30363d } .ink { fill: #e6edf3 } .soft { fill: #9198a1 }
    .passed { fill: #3fb950 } .flaky { fill: #d29922 } .failed { fill: #f85149 } .time { fill: #6e7681 }
  }`;

/** Draws the results and durations of the last 50 runs as an SVG for a README. */
export const historySvg = ({ runs }: Trends, title: string): string => {
  const shown = runs.slice(-shownRuns);
  const sum = (part: (run: RunTrend) => number): number => shown.reduce((total, run) => total + part(run), 0);
  const passed = sum((run) => run.passed);
  const all = passed + sum((run) => run.failed);
  const longestMs = Math.max(1, ...shown.map(({ durationMs }) => durationMs));
  const span = shown.length === 1 ? 'in the last run' : `in the last ${counted(shown.length, 'run')}`;
  const flaky = sum((run) => run.flaky);
  const summary = all === 0 ? `no results ${span}` : `${passRate(passed / all)} passed ${span}, ${passRate(flaky / all)} flaky`;
  const heading = htmlText(cutText(title, maxTitle));
  const slot = bars.width / Math.max(10, shown.length);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${heading}: ${summary}">`,
    `<style>${style}</style>`,
    `<rect class="paper" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>`,
    `<text class="title ink" x="${margin}" y="28">${heading}</text>`,
    `<text class="soft" x="${margin}" y="48">${summary}</text>`,
    ...shown.flatMap((run, nth) => runBars(run, margin + nth * slot, Math.max(1, slot - 2), longestMs)),
    `<text class="soft" x="${margin}" y="${height - 10}">Duration of each run, at most ${formatDuration(longestMs)}</text>`,
    '</svg>',
    '',
  ].join('\n');
};

const runBars = ({ passed, failed, flaky, durationMs }: RunTrend, x: number, barWidth: number, longestMs: number): string[] => {
  const all = Math.max(1, passed + failed);
  const flakyPasses = Math.min(flaky, passed);
  const parts = [
    ['passed', passed - flakyPasses],
    ['flaky', flakyPasses],
    ['failed', failed],
  ] as const;
  let bottom = bars.top + bars.height;
  const stacked = parts.flatMap(([kind, count]) => {
    if (count === 0) return [];
    // A minimum height keeps a few failures visible among many passes.
    const size = Math.max(kind === 'passed' ? 0 : 3, (count / all) * bars.height);
    bottom -= size;
    return [rect(kind, x, Math.max(bars.top - 6, bottom), barWidth, size)];
  });
  const time = Math.max(1, (durationMs / longestMs) * times.height);
  return [...stacked, rect('time', x, times.top + times.height - time, barWidth, time)];
};

const rect = (kind: string, x: number, y: number, barWidth: number, size: number): string =>
  `<rect class="${kind}" x="${round(x)}" y="${round(y)}" width="${round(barWidth)}" height="${round(size)}"/>`;

const round = (value: number): string => String(Math.round(value * 10) / 10);

const passRate = (part: number): string => `${(Math.floor(part * 1_000) / 10).toFixed(1)}%`;
