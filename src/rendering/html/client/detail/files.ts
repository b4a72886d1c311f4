import { formatBytes } from '../../../../lib/durations.ts';
import type { LogData, LogExcerpt } from '../../report-data.ts';
import { element, fileAddress, link } from '../dom/element.ts';
import type { EmbeddedData } from '../embedded-data.ts';
import { drawCurves } from './curves.ts';
import { section } from './failures.ts';
import { type BlobAddresses, drawMedia } from './media.ts';
import { drawNetwork } from './network.ts';
import { logBlock } from './text-block.ts';

export interface FilesParts {
  /** Position in the page's sessions. */
  readonly session: number;
  /** `class#method` whose parts are wanted; absent for the whole session. */
  readonly test?: string;
  readonly videoStartS?: number;
}

/** What was fetched of a session beyond its report. */
export const drawFiles = (
  { session, test, videoStartS }: FilesParts,
  data: EmbeddedData,
  addresses: BlobAddresses,
): HTMLElement[] => {
  if (data.results.sessions[session]?.hasFiles !== true) return [];
  const files = data.files(session);
  if (files === undefined) return [];
  return [
    ...drawMedia({ media: files.media, test, videoStartS, data, addresses }),
    ...files.logs.map((log) => drawLog(log, test)),
    ...(files.network === undefined ? [] : [drawNetwork(files.network, test)]),
    ...(files.profiling === undefined ? [] : [drawCurves(files.profiling)]),
    ...(files.notes.length === 0
      ? []
      : [section('Not shown', element('ul', { class: 'quiet' }, ...files.notes.map((note) => element('li', {}, note))))]),
  ];
};

const drawLog = ({ title, path, bytes, excerpts }: LogData, test: string | undefined): HTMLElement => {
  const own = excerpts.filter((excerpt) => excerpt.test === test);
  // Beside one test, the parts of others would only mislead.
  const shown = test === undefined ? excerpts : own.length > 0 ? own : excerpts.filter((excerpt) => excerpt.test === undefined);
  return section(
    title,
    ...shown.flatMap((excerpt) => [
      ...(excerpt.test === undefined || excerpt.test === test
        ? []
        : [element('p', { class: 'excerpt-title' }, element('bdi', {}, excerpt.test))]),
      ...cutNote(excerpt),
      logBlock(title, excerpt.text),
    ]),
    element('p', { class: 'quiet' }, 'From ', link(path, fileAddress(path)), `, ${formatBytes(bytes)}.`),
  );
};

const cutNote = ({ cutBytes, test }: LogExcerpt): HTMLElement[] =>
  cutBytes === 0
    ? []
    : [
        element(
          'p',
          { class: 'quiet' },
          `The end of ${test === undefined ? 'the file' : "this test's part"}; ${formatBytes(cutBytes)} before it are left out.`,
        ),
      ];
