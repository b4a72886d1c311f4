import type { JSX } from 'preact';
import { formatDuration } from '../../../../lib/durations.ts';
import type { Report } from '../model/report.ts';
import { outcomeLooks, partWords, sessionLooks } from '../model/words.ts';
import { Chip } from '../parts.tsx';
import type { Cell } from './cells.ts';

/** What is pointed at, and where it is in the window. */
export interface TooltipTarget {
  readonly cell: Cell;
  readonly box: DOMRect;
}

const width = 360;
const distance = 4;
const mostHeight = 160;

/** Says below a cell what it stands for. Screen readers announce the cells themselves. */
export const Tooltip = ({ report, target: { cell, box } }: { report: Report; target: TooltipTarget }): JSX.Element => {
  const left = Math.max(distance, Math.min(box.left, window.innerWidth - width - distance));
  const hasRoomBelow = box.bottom + mostHeight < window.innerHeight;
  const top = hasRoomBelow ? { top: `${box.bottom + distance}px` } : { bottom: `${window.innerHeight - box.top + distance}px` };
  return (
    <div class="tooltip" aria-hidden="true" style={{ left: `${left}px`, maxWidth: `${width}px`, ...top }}>
      {cell.selection?.kind === 'session' ? (
        <OfSession report={report} session={cell.selection.number} />
      ) : (
        <OfResult report={report} result={cell.result ?? -1} />
      )}
    </div>
  );
};

const OfSession = ({ report, session }: { report: Report; session: number }): JSX.Element | null => {
  const data = report.data.sessions[session];
  return data === undefined ? null : (
    <>
      <Chip look={sessionLooks[data.kind]} /> <bdi>{data.reason}</bdi>
    </>
  );
};

const OfResult = ({ report, result }: { report: Report; result: number }): JSX.Element => {
  const durationMs = report.results.durationMs[result] ?? -1;
  const deviceShard = report.deviceShardOf(result);
  const part = deviceShard === undefined ? '' : partWords(deviceShard);
  return (
    <>
      <Chip look={outcomeLooks[report.outcomeOf(result)]} /> <bdi>{report.methodName(report.results.row[result] ?? -1)}</bdi>
      <div class="quiet">
        <bdi>{report.deviceName(report.deviceOf(result))}</bdi>
        {part === '' ? '' : `, ${part}`}
        {durationMs < 0 ? '' : `, ${formatDuration(durationMs)}`}
      </div>
      <bdi class="tooltip-headline">{report.headlineOf(result)}</bdi>
    </>
  );
};
