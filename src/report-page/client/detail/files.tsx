import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { formatBytes, formatDuration, secondMs } from '../../../lib/durations.ts';
import { counted, digits } from '../../../lib/numbers.ts';
import type { LogData, MediaData, NetworkData, NetworkRequest, ProfilingData } from '../../report-data.ts';
import { mediaAddress, sessionFiles } from '../data.ts';
import type { Session } from '../model/report.ts';
import { type Column, FileLink, Part, Table, Texts, TimeBar } from '../parts.tsx';
import { createAxis, extentOf, linePath, roundTop, tickLabel } from '../scale.ts';
import { LogBlock } from './text-block.tsx';

export interface Moment {
  readonly title: string;
  readonly seconds: number;
}

interface FilesProps {
  readonly session: Session;
  /** Test whose files are shown, as `class#method`. Without a test, all files of the session are shown. */
  readonly test?: string;
  /** Moments of the test in the video. The video begins at the first. */
  readonly moments?: readonly Moment[];
  readonly shownAbove?: readonly MediaData[];
}

export const Files = ({ session, test, moments = [], shownAbove = [] }: FilesProps): JSX.Element | null => {
  const files = sessionFiles(session);
  if (files === undefined) return null;
  return (
    <>
      <Media media={files.media.filter((each) => !shownAbove.includes(each))} test={test} moments={moments} />
      {files.logs.map((log) => (
        <Log key={log.path} log={log} test={test} />
      ))}
      {files.network !== undefined && <Network network={files.network} test={test} />}
      {files.profiling !== undefined && <Curves profiling={files.profiling} />}
      {files.notes.length > 0 && (
        <Part title="Not shown">
          <Texts texts={files.notes} style="quiet" />
        </Part>
      )}
    </>
  );
};

const Log = ({ log: { title, path, bytes, excerpts }, test }: { log: LogData; test: string | undefined }): JSX.Element => (
  <Part title={title}>
    {ofTest(excerpts, test).map((excerpt) => (
      <div key={excerpt.test}>
        {excerpt.test !== undefined && excerpt.test !== test && (
          <p class="excerpt-title">
            <bdi>{excerpt.test}</bdi>
          </p>
        )}
        {excerpt.cutBytes > 0 && (
          <p class="quiet">
            The end of {excerpt.test === undefined ? 'the file' : "this test's part"}; {formatBytes(excerpt.cutBytes)} before it
            are left out.
          </p>
        )}
        <LogBlock label={title} text={excerpt.text} />
      </div>
    ))}
    <p class="quiet">
      From <FileLink path={path} />, {formatBytes(bytes)}.
    </p>
  </Part>
);

const width = 640;
const height = 132;
const edge = { left: 56, right: 8, top: 8, bottom: 20 };

const charts = [
  { chart: 'cpu', title: 'CPU', unit: '%' },
  { chart: 'memory', title: 'Memory', unit: 'MB' },
] as const;

const Curves = ({ profiling: { series, seconds, samples, path } }: { profiling: ProfilingData }): JSX.Element => {
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

const Chart = (props: { title: string; unit: string } & Pick<ProfilingData, 'seconds' | 'series'>): JSX.Element => {
  const { title, unit, seconds, series } = props;
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

/** Rounds numbers from 100, because their decimals do not matter. */
const short = (value: number): number => (Math.abs(value) < 100 ? value : Math.round(value));

const mostRequests = 150;
const phases = [
  ['connecting', 'connectMs'],
  ['waiting', 'waitMs'],
  ['receiving', 'receiveMs'],
] as const;
const requestMs = ({ connectMs, waitMs, receiveMs }: NetworkRequest): number => connectMs + waitMs + receiveMs;

/** Shows the requests of a test as a waterfall. If the test has no requests, shows all requests of the session. */
const Network = ({ network, test }: { network: NetworkData; test: string | undefined }): JSX.Element => {
  const own = network.requests.filter((request) => request.test === test);
  const requests = own.length > 0 ? own : network.requests;
  const shown = requests.slice(0, mostRequests);
  const hidden = requests.length - shown.length + (own.length > 0 ? 0 : network.left);
  return (
    <Part title="Network">
      {shown.length === 0 ? (
        <p class="quiet">No requests were recorded.</p>
      ) : (
        <>
          <p class="quiet phases">
            {counted(requests.length, 'request')} {own.length > 0 ? 'of this test' : 'of the session'}
            {phases.map(([phase]) => (
              <span key={phase}>
                <span class={`swatch phase-${phase}`} />
                {phase}
              </span>
            ))}
          </p>
          <Table
            name="Requests"
            style="network"
            columns={columnsOf(shown)}
            items={shown}
            keyOf={({ startMs, method, url }) => `${startMs} ${method} ${url}`}
          />
        </>
      )}
      <p class="quiet">
        {hidden > 0 ? `${digits(hidden)} more are in ` : 'From '}
        <FileLink path={network.path} />.
      </p>
    </Part>
  );
};

const columnsOf = (requests: readonly NetworkRequest[]): Column<NetworkRequest>[] => {
  const firstMs = Math.min(...requests.map(({ startMs }) => startMs));
  const lengthMs = Math.max(1, ...requests.map((request) => request.startMs - firstMs + requestMs(request)));
  const name = ({ method, url }: NetworkRequest): JSX.Element => {
    const { host, rest } = splitUrl(url);
    return (
      <span title={url}>
        <b>{method}</b> <bdi>{rest}</bdi>
        <bdi class="host">{host}</bdi>
      </span>
    );
  };
  const status = ({ status: code }: NetworkRequest) =>
    code === 0 || code >= 400 ? <span class="is-failed">✗ {code === 0 ? 'none' : code}</span> : code;
  const bar = (request: NetworkRequest): JSX.Element => {
    const afterMs = request.startMs - firstMs;
    let endMs = afterMs;
    const pieces = phases.map(([phase, length]) => {
      const startMs = endMs;
      endMs += request[length];
      return [`phase-${phase}`, startMs, endMs] as const;
    });
    const durations = phases.map(([phase, length]) => `${phase} ${formatDuration(request[length])}`).join(', ');
    return <TimeBar lengthMs={lengthMs} label={`after ${formatDuration(afterMs)}: ${durations}`} pieces={pieces} />;
  };
  return [
    { title: 'Request', of: name },
    { title: 'Status', style: 'number status', of: status },
    { title: 'Size', style: 'number size', of: ({ bytes }) => (bytes < 0 ? '–' : formatBytes(bytes)) },
    { title: 'Duration', style: 'number duration', of: (request) => formatDuration(requestMs(request)) },
    { title: 'Waterfall', style: 'time', of: bar },
  ];
};

const splitUrl = (url: string): { readonly host: string; readonly rest: string } => {
  const [start = '', host] = /^[a-z]+:\/\/([^/?#]*)/i.exec(url) ?? [];
  return host === undefined ? { host: '', rest: url } : { host, rest: url.slice(start.length) || '/' };
};

const Media = ({ media, test, moments = [] }: { media: readonly MediaData[] } & Omit<FilesProps, 'session'>): JSX.Element => {
  const { screenshot = [], video: videos = [] } = Object.groupBy(media, ({ kind }) => kind);
  const shots = ofTest(screenshot, test);
  const areOwn = test !== undefined && shots[0]?.test === test;
  return (
    <>
      {shots.length > 0 && (
        <Part title={areOwn ? 'Screenshots' : 'Screenshots of the session'}>
          <Shots shots={shots} />
        </Part>
      )}
      {videos.length > 0 && (
        <Part title="Video of the session">
          {videos.map((video) => (
            <Video key={video.path} video={video} moments={moments} />
          ))}
        </Part>
      )}
    </>
  );
};

/** Selects the parts of a test. For a test without parts, selects parts whose test is unknown. */
const ofTest = <Of extends { readonly test?: string }>(parts: readonly Of[], test: string | undefined): readonly Of[] => {
  if (test === undefined) return parts;
  const own = parts.filter((each) => each.test === test);
  return own.length > 0 ? own : parts.filter((each) => each.test === undefined);
};

export const Shots = ({ shots }: { shots: readonly MediaData[] }): JSX.Element => (
  <div class="shots">
    {shots.map((shot) => (
      <Screenshot key={shot.path} shot={shot} />
    ))}
  </div>
);

const Screenshot = ({ shot }: { shot: MediaData }): JSX.Element => {
  const [isLarge, setLarge] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const address = mediaAddress(shot);
  if (address === undefined) return <Elsewhere media={shot} />;
  // The browser could not display the picture, for instance because it is HEIC.
  if (isRefused) return <Elsewhere media={shot} why="in a format that this browser does not display" />;
  const title = isLarge ? 'Show smaller' : 'Show larger';
  return (
    <figure class={`shot${isLarge ? ' large' : ''}`}>
      <button type="button" aria-expanded={isLarge} title={title} onClick={() => setLarge(!isLarge)}>
        <img src={address} alt={`Screenshot ${shot.name}`} loading="lazy" onError={() => setRefused(true)} />
      </button>
      <figcaption>
        <bdi>{shot.name}</bdi>
      </figcaption>
    </figure>
  );
};

const Video = ({ video, moments }: { video: MediaData; moments: readonly Moment[] }): JSX.Element => {
  const player = useRef<HTMLVideoElement>(null);
  const jumpTo = (seconds: number | undefined): void => {
    if (player.current !== null && seconds !== undefined) player.current.currentTime = seconds;
  };
  const address = mediaAddress(video);
  if (address === undefined) return <Elsewhere media={video} />;
  return (
    <>
      {/* The video needs no captions, because it has no sound. */}
      <video
        ref={player}
        src={address}
        controls
        muted
        preload="metadata"
        aria-label="Video of the session"
        onLoadedMetadata={() => jumpTo(moments[0]?.seconds)}
      />
      {moments.length > 0 && (
        <p class="moments">
          {moments.map(({ title, seconds }) => (
            <button key={title} type="button" class="more" onClick={() => jumpTo(seconds)}>
              {title} ({formatDuration(seconds * secondMs)})
            </button>
          ))}
        </p>
      )}
    </>
  );
};

const Elsewhere = ({ media, why = 'too large for this page' }: { media: MediaData; why?: string }): JSX.Element => (
  <p class="elsewhere">
    <FileLink path={media.path} />{' '}
    <span class="quiet">
      {formatBytes(media.bytes)}, {why}: see the report folder or its artifact.
    </span>
  </p>
);
