import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { formatBytes } from '../../../../lib/durations.ts';
import type { MediaData } from '../../report-data.ts';
import { mediaAddress } from '../data.ts';
import { FileLink, Part } from '../parts.tsx';

interface MediaProps {
  readonly media: readonly MediaData[];
  /** Test whose screenshots are shown. If the test has no screenshots, screenshots without a known test are shown. */
  readonly test: string | undefined;
  readonly videoStartS: number | undefined;
}

/** Shows the screenshots and video of a session. A file that the page does not contain is shown as a link. */
export const Media = ({ media, test, videoStartS }: MediaProps): JSX.Element => {
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
            <Video key={video.path} video={video} startS={videoStartS} />
          ))}
        </Part>
      )}
    </>
  );
};

/**
 * Selects the parts that belong to a test. If no part belongs to the test, selects the parts without a known test, since parts of
 * other tests would mislead. Returns all parts if `test` is undefined.
 */
export const ofTest = <Of extends { readonly test?: string }>(parts: readonly Of[], test: string | undefined): readonly Of[] => {
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
  // The screenshot is probably in the format HEIC, which most browsers cannot display.
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

const Video = ({ video, startS }: { video: MediaData; startS: number | undefined }): JSX.Element => {
  const address = mediaAddress(video);
  if (address === undefined) return <Elsewhere media={video} />;
  return (
    // The recording has no sound, so it needs no captions.
    <video
      src={address}
      controls
      muted
      preload="metadata"
      aria-label="Video of the session"
      onLoadedMetadata={({ currentTarget }) => {
        if (startS !== undefined) currentTarget.currentTime = startS;
      }}
    />
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
