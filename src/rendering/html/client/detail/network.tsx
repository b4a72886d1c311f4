import type { JSX } from 'preact';
import { formatBytes, formatDuration } from '../../../../lib/durations.ts';
import { counted, digits } from '../../../../lib/numbers.ts';
import type { NetworkData, NetworkRequest } from '../../report-data.ts';
import { FileLink, Heads, Part } from '../parts.tsx';

const mostRequests = 150;
const numbers = ['Status', 'Size', 'Duration'].map((title) => [title, `number ${title.toLowerCase()}`] as const);
const phases = ['connect', 'wait', 'receive'] as const;
const phaseWords: Record<(typeof phases)[number], string> = { connect: 'connecting', wait: 'waiting', receive: 'receiving' };
const lengthOf = ({ connectMs, waitMs, receiveMs }: NetworkRequest): number => connectMs + waitMs + receiveMs;

/** The requests of a test, or of the whole session where none is known to be the test's, as a waterfall. */
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
                {phaseWords[phase]}
              </span>
            ))}
          </p>
          <RequestTable requests={shown} />
        </>
      )}
      <p class="quiet">
        {hidden > 0 ? `${digits(hidden)} more are in ` : 'From '}
        <FileLink path={network.path} />.
      </p>
    </Part>
  );
};

const RequestTable = ({ requests }: { requests: readonly NetworkRequest[] }): JSX.Element => {
  const startMs = Math.min(...requests.map((request) => request.startMs));
  const endMs = Math.max(startMs + 1, ...requests.map((request) => request.startMs + lengthOf(request)));
  return (
    <table class="network">
      <Heads of={[['Request'], ...numbers, ['Waterfall', 'time']]} />
      <tbody>
        {requests.map((request) => {
          const { host, rest } = splitUrl(request.url);
          const isBad = request.status === 0 || request.status >= 400;
          return (
            <tr key={`${request.startMs} ${request.method} ${request.url}`}>
              <th scope="row" title={request.url}>
                <b>{request.method}</b> <bdi>{rest}</bdi>
                <bdi class="host">{host}</bdi>
              </th>
              <td class={`number${isBad ? ' is-failed' : ''}`}>
                {isBad ? '✗ ' : ''}
                {request.status === 0 ? 'none' : request.status}
              </td>
              <td class="number">{request.bytes < 0 ? '–' : formatBytes(request.bytes)}</td>
              <td class="number">{formatDuration(lengthOf(request))}</td>
              <td class="time">
                <RequestBar request={request} startMs={startMs} endMs={endMs} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const RequestBar = ({ request, startMs, endMs }: { request: NetworkRequest; startMs: number; endMs: number }): JSX.Element => {
  const { connectMs, waitMs, receiveMs } = request;
  const afterMs = request.startMs - startMs;
  const label = `after ${formatDuration(afterMs)}: connecting ${formatDuration(connectMs)}, waiting ${formatDuration(waitMs)}, receiving ${formatDuration(receiveMs)}`;
  const pieces = [
    { phase: 'connect', fromMs: afterMs, lengthMs: connectMs },
    { phase: 'wait', fromMs: afterMs + connectMs, lengthMs: waitMs },
    { phase: 'receive', fromMs: afterMs + connectMs + waitMs, lengthMs: receiveMs },
  ];
  const percent = (ms: number): string => `${(ms / (endMs - startMs)) * 100}%`;
  return (
    <span class="bar" role="img" aria-label={label} title={label}>
      {pieces.map(({ phase, fromMs, lengthMs }) => (
        <span key={phase} class={`phase-${phase}`} style={{ left: percent(fromMs), width: percent(lengthMs) }} />
      ))}
    </span>
  );
};

const splitUrl = (url: string): { readonly host: string; readonly rest: string } => {
  const [start = '', host] = /^[a-z]+:\/\/([^/?#]*)/i.exec(url) ?? [];
  return host === undefined ? { host: '', rest: url } : { host, rest: url.slice(start.length) || '/' };
};
