import type { JSX } from 'preact';
import { formatBytes, formatDuration } from '../../../../lib/durations.ts';
import { counted, digits } from '../../../../lib/numbers.ts';
import type { NetworkData, NetworkRequest } from '../../report-data.ts';
import { TimeBar } from '../axis.tsx';
import { type Column, FileLink, Part, Table } from '../parts.tsx';

const mostRequests = 150;
const phases = ['connecting', 'waiting', 'receiving'] as const;
const lengthOf = ({ connectMs, waitMs, receiveMs }: NetworkRequest): number => connectMs + waitMs + receiveMs;

/** Shows the requests of a test as a waterfall. If none is known to belong to the test, shows all requests of the session. */
export const Network = ({ network, test }: { network: NetworkData; test: string | undefined }): JSX.Element => {
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
            {phases.map((phase) => (
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
  const lengthMs = Math.max(1, ...requests.map((request) => request.startMs - firstMs + lengthOf(request)));
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
  const bar = ({ startMs, connectMs, waitMs, receiveMs }: NetworkRequest): JSX.Element => {
    const afterMs = startMs - firstMs;
    const lengths = [connectMs, waitMs, receiveMs];
    const starts = [afterMs, afterMs + connectMs, afterMs + connectMs + waitMs];
    const durations = phases.map((phase, at) => `${phase} ${formatDuration(lengths[at] ?? 0)}`).join(', ');
    const pieces = phases.map(
      (phase, at) => [`phase-${phase}`, starts[at] ?? 0, (starts[at] ?? 0) + (lengths[at] ?? 0)] as const,
    );
    return <TimeBar lengthMs={lengthMs} label={`after ${formatDuration(afterMs)}: ${durations}`} pieces={pieces} />;
  };
  return [
    { title: 'Request', of: name },
    { title: 'Status', style: 'number status', of: status },
    { title: 'Size', style: 'number size', of: ({ bytes }) => (bytes < 0 ? '–' : formatBytes(bytes)) },
    { title: 'Duration', style: 'number duration', of: (request) => formatDuration(lengthOf(request)) },
    { title: 'Waterfall', style: 'time', of: bar },
  ];
};

const splitUrl = (url: string): { readonly host: string; readonly rest: string } => {
  const [start = '', host] = /^[a-z]+:\/\/([^/?#]*)/i.exec(url) ?? [];
  return host === undefined ? { host: '', rest: url } : { host, rest: url.slice(start.length) || '/' };
};
