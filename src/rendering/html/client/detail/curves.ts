import { formatDuration } from '../../../../lib/durations.ts';
import type { ProfilingData, ProfilingSeries } from '../../report-data.ts';
import { drawn, element, fileAddress, link } from '../dom/element.ts';
import { section } from './failures.ts';
import { extentOf, linePath, roundTop } from './scale.ts';

const width = 640;
const height = 132;
const edge = { left: 56, right: 8, top: 8, bottom: 20 };
const secondMs = 1_000;

const charts = [
  { chart: 'cpu', title: 'CPU', unit: '%' },
  { chart: 'memory', title: 'Memory', unit: 'MB' },
] as const;

/** What the session used of the device, as one chart for CPU and one for memory. */
export const drawCurves = (profiling: ProfilingData): HTMLElement => {
  const figures = charts.flatMap(({ chart, title, unit }) => {
    const series = profiling.series.filter((each) => each.chart === chart);
    return series.length === 0 ? [] : [drawChart(title, unit, profiling.seconds, series)];
  });
  const thinned =
    profiling.samples > profiling.seconds.length
      ? `, every ${Math.ceil(profiling.samples / profiling.seconds.length)}th sample`
      : '';
  return section(
    'CPU and memory',
    ...figures,
    element(
      'p',
      { class: 'quiet' },
      `Of the whole session${thinned}. From `,
      link(profiling.path, fileAddress(profiling.path)),
      '.',
    ),
  );
};

const drawChart = (title: string, unit: string, seconds: readonly number[], series: readonly ProfilingSeries[]): HTMLElement => {
  const endS = Math.max(1, seconds.at(-1) ?? 1);
  const top = roundTop(Math.max(...series.map(({ values }) => extentOf(values).max)));
  const x = (second: number): number => edge.left + (second / endS) * (width - edge.left - edge.right);
  const y = (value: number): number => height - edge.bottom - (value / top) * (height - edge.top - edge.bottom);
  const grid = [0, top / 2, top].flatMap((value) => [
    drawn('line', { class: 'grid', x1: edge.left, x2: width - edge.right, y1: y(value), y2: y(value) }),
    drawn('text', { class: 'tick', x: edge.left - 6, y: y(value) + 4, 'text-anchor': 'end' }, `${value}`),
  ]);
  const times = [0, endS / 2, endS].map((second, index) =>
    drawn(
      'text',
      { class: 'tick', x: x(second), y: height - 4, 'text-anchor': ['start', 'middle', 'end'][index] ?? 'middle' },
      second === 0 ? '0' : formatDuration(second * secondMs),
    ),
  );
  const lines = series.map(({ values }, index) =>
    drawn('path', {
      class: `curve curve-${index}`,
      d: linePath(
        seconds.map(x),
        values.map((value) => (value === null ? null : y(value))),
      ),
    }),
  );
  const words = series.map((each) => `${each.title} ${rangeWords(each.values, unit)}`);
  return element(
    'figure',
    { class: 'chart' },
    element(
      'figcaption',
      {},
      element('b', {}, `${title}, ${unit}`),
      ...series.map((each, index) =>
        element('span', { class: `legend legend-${index}` }, `${each.title}: ${rangeWords(each.values, unit)}`),
      ),
    ),
    drawn(
      'svg',
      { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': `${title}: ${words.join('; ')}` },
      ...grid,
      ...times,
      ...lines,
    ),
  );
};

const rangeWords = (values: readonly (number | null)[], unit: string): string => {
  const { min, max } = extentOf(values);
  return `${short(min)} to ${short(max)} ${unit}`;
};

/** Numbers in the hundreds need no decimals. */
const short = (value: number): number => (Math.abs(value) < 100 ? value : Math.round(value));
