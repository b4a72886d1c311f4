import type { JSX } from 'preact';
import { formatBytes } from '../../../../lib/durations.ts';
import type { LogData, MediaData } from '../../report-data.ts';
import { filesOf } from '../data.ts';
import type { Session } from '../model/report.ts';
import { FileLink, Part, Texts } from '../parts.tsx';
import { Curves } from './curves.tsx';
import { Media, ofTest } from './media.tsx';
import { Network } from './network.tsx';
import { LogBlock } from './text-block.tsx';

interface FilesProps {
  readonly session: Session;
  /** Test (`class#method`) whose logs, requests and media are shown; absent to show those of the whole session. */
  readonly test?: string;
  readonly videoStartS?: number | undefined;
  readonly shownAbove?: readonly MediaData[];
}

/** Shows the files that were fetched for a session in addition to its report. */
export const Files = ({ session, test, videoStartS, shownAbove = [] }: FilesProps): JSX.Element | null => {
  const files = filesOf(session);
  if (files === undefined) return null;
  return (
    <>
      <Media media={files.media.filter((each) => !shownAbove.includes(each))} test={test} videoStartS={videoStartS} />
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

const Log = ({ log: { title, path, bytes, excerpts }, test }: { log: LogData; test: string | undefined }): JSX.Element => {
  return (
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
};
