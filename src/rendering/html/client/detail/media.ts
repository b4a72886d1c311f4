import { formatBytes } from '../../../../lib/durations.ts';
import type { MediaData } from '../../report-data.ts';
import { element, fileAddress, link } from '../dom/element.ts';
import type { EmbeddedData } from '../embedded-data.ts';
import { section } from './failures.ts';

/** Addresses of blobs that live as long as the panel shows them. */
export interface BlobAddresses {
  of(blob: Blob): string;
  release(): void;
}

export const createBlobAddresses = (): BlobAddresses => {
  const addresses: string[] = [];
  return {
    of: (blob) => {
      const address = URL.createObjectURL(blob);
      addresses.push(address);
      return address;
    },
    release: () => {
      for (const address of addresses.splice(0)) URL.revokeObjectURL(address);
    },
  };
};

interface MediaParts {
  readonly media: readonly MediaData[];
  /** Its screenshots are shown alone, where there are some. */
  readonly test: string | undefined;
  readonly videoStartS: number | undefined;
  readonly data: EmbeddedData;
  readonly addresses: BlobAddresses;
}

/** Screenshots and the session's video; files that the page does not hold are named. */
export const drawMedia = ({ media, test, videoStartS, data, addresses }: MediaParts): HTMLElement[] => {
  const shots = media.filter(({ kind }) => kind === 'screenshot');
  const own = test === undefined ? [] : shots.filter((shot) => shot.test === test);
  // Beside one test, pictures of others would only mislead.
  const shownShots = test === undefined ? shots : own.length > 0 ? own : shots.filter((shot) => shot.test === undefined);
  const videos = media.filter(({ kind }) => kind === 'video');
  return [
    ...(shownShots.length === 0
      ? []
      : [
          section(
            own.length > 0 ? 'Screenshots' : 'Screenshots of the session',
            element('div', { class: 'shots' }, ...shownShots.map((shot) => drawShot(shot, data, addresses))),
          ),
        ]),
    ...(videos.length === 0
      ? []
      : [section('Video of the session', ...videos.map((video) => drawVideo(video, videoStartS, data, addresses)))]),
  ];
};

const drawShot = (shot: MediaData, data: EmbeddedData, addresses: BlobAddresses): HTMLElement => {
  const blob = blobOf(shot, data);
  if (blob === undefined) return elsewhere(shot);
  const image = element('img', { src: addresses.of(blob), alt: `Screenshot ${shot.name}`, loading: 'lazy' });
  const button = element('button', { type: 'button', 'aria-expanded': 'false', title: 'Show larger or smaller' }, image);
  const figure = element('figure', { class: 'shot' }, button, element('figcaption', {}, element('bdi', {}, shot.name)));
  button.addEventListener('click', () => {
    button.setAttribute('aria-expanded', String(figure.classList.toggle('large')));
  });
  return figure;
};

const drawVideo = (video: MediaData, startS: number | undefined, data: EmbeddedData, addresses: BlobAddresses): HTMLElement => {
  const blob = blobOf(video, data);
  if (blob === undefined) return elsewhere(video);
  const player = element('video', {
    src: addresses.of(blob),
    controls: true,
    preload: 'metadata',
    'aria-label': 'Video of the session',
  });
  // A recording without sound has no words to be read along.
  player.muted = true;
  if (startS !== undefined)
    player.addEventListener('loadedmetadata', () => {
      player.currentTime = startS;
    });
  return player;
};

const blobOf = ({ element: number, type }: MediaData, data: EmbeddedData): Blob | undefined =>
  number === undefined || type === undefined ? undefined : data.media(number, type);

const elsewhere = ({ path, bytes }: MediaData): HTMLElement =>
  element(
    'p',
    { class: 'elsewhere' },
    link(path, fileAddress(path)),
    element(
      'span',
      { class: 'quiet' },
      ` ${formatBytes(bytes)}, too large for this page: see the report folder or its artifact.`,
    ),
  );
