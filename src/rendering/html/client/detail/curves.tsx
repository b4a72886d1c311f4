import type { JSX } from 'preact';
import { secondMs } from '../../../../lib/durations.ts';
import type { ProfilingData, ProfilingSeries } from '../../report-data.ts';
import { createAxis, tickLabel } from '../axis.tsx';
import { FileLink, Part } from '../parts.tsx';
import { extentOf, linePath, roundTop } from './scale.ts';

const width = 640;
const height = 132;
const edge = { left: 56, right: 8, top: 8, bottom: 20 };

const charts = [
  { chart: 'cpu', title: 'CPU', unit: '%' },
  { chart: 'memory', title: 'Memory', unit: 'MB' },
] as const;

/** Shows the device usage of a session in one chart for CPU and one for memory. */
export const Curves = ({ profiling: { series, seconds, samples, path } }: { profiling: ProfilingData }): JSX.Element => {
  const thinned = samples > seconds.length ? `, every ${Math.ceil(samples / seconds.length)}th sample` : '';
  return (
    <Part title="CPU and memory">
      {charts.map(({ chart, title, unit }) => {
        const own = series.filter((each) => each.chart === chart);
        return own.length === 0 ? null : <Chart key={chart} title={title} unit={unit} seconds={seconds} series={own} />;
      })}
      <p class="quiet">
        Of the whole session{thinned}. From <FileLink path={path} />.
      </p>
    </Part>
  );
};

interface ChartProps {
  readonly title: string;
  readonly unit: string;
  readonly seconds: readonly number[];
  readonly series: readonly ProfilingSeries[];
}

const Chart = ({ title, unit, seconds, series }: ChartProps): JSX.Element => {
  const endS = Math.max(1, seconds.at(-1) ?? 1);
  const top = roundTop(Math.max(...series.map(({ values }) => extentOf(values).max)));
  const x = (second: number): number => edge.left + (second / endS) * (width - edge.left - edge.right);
  const y = (value: number): number => height - edge.bottom - (value / top) * (height - edge.top - edge.bottom);
  const ranges = series.map((each) => `${each.title} ${describeRange(each.values, unit)}`);
  return (
    <figure class="chart">
      <figcaption>
        <b>
          {title}, {unit}
        </b>
        {series.map((each, index) => (
          <span key={each.title} class={`legend legend-${index}`}>
            {each.title}: {describeRange(each.values, unit)}
          </span>
        ))}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}: ${ranges.join('; ')}`}>
        {[0, top / 2, top].map((value) => (
          <g key={value}>
            <line class="grid" x1={edge.left} x2={width - edge.right} y1={y(value)} y2={y(value)} />
            <text class="tick" x={edge.left - 6} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {createAxis(endS * secondMs).ticksMs.map((ms) => (
          <text key={ms} class="tick" x={x(ms / secondMs)} y={height - 4} text-anchor={ms === 0 ? 'start' : 'middle'}>
            {tickLabel(ms)}
          </text>
        ))}
        {series.map(({ title: key, values }, index) => {
          const ys = values.map((value) => (value === null ? null : y(value)));
          return <path key={key} class={`curve curve-${index}`} d={linePath(seconds.map(x), ys)} />;
        })}
      </svg>
    </figure>
  );
};

const describeRange = (values: readonly (number | null)[], unit: string): string => {
  const { min, max } = extentOf(values);
  return `${short(min)} to ${short(max)} ${unit}`;
};

/** Rounds numbers from 100 on, for which decimals do not matter. */
const short = (value: number): number => (Math.abs(value) < 100 ? value : Math.round(value));
