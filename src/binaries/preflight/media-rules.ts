import path from 'node:path';
import { errorFinding, type Finding, type Found, findingsOf, warningFinding } from '../../core/model/finding.ts';
import { formatBytes } from '../../lib/durations.ts';

interface MediaFile {
  readonly path: string;
  readonly sizeBytes: number;
}

const megabyte = 1_000_000;
const maxFiles = 5;

/** Limits of the service, by file ending. */
const limits = [
  { what: 'an image', endings: ['.jpg', '.jpeg', '.png', '.gif', '.bmp'], maxMegabytes: 10 },
  { what: 'a video', endings: ['.mp4', '.mov', '.3gp'], maxMegabytes: 50 },
  { what: 'a document', endings: ['.xls', '.xlsx', '.doc', '.docx', '.pdf', '.csv', '.txt'], maxMegabytes: 15 },
] as const;

/**
 * Checks the types and sizes of media files, and their number.
 *
 * @param count number of files and references together
 */
export const checkMedia = (files: readonly MediaFile[], count: number): Finding[] =>
  findingsOf(
    count > maxFiles &&
      errorFinding('too-many-media', 'media', {
        found: `there are ${count} media files, but a build takes at most ${maxFiles}`,
        remedy: 'Remove some, or split the tests that need them across several steps.',
      }),
    files.map(checkFile),
  );

const checkFile = (file: MediaFile): Found => {
  const ending = path.extname(file.path).toLowerCase();
  const limit = limits.find(({ endings }) => endings.some((known) => known === ending));
  if (limit === undefined)
    return warningFinding('media-type', 'media', {
      found: `the service does not list the type of ${path.basename(file.path)}, only ${limits.flatMap(({ endings }) => endings).join(', ')}`,
      remedy: 'Convert the file, or check that your tests can open it.',
    });
  if (file.sizeBytes <= limit.maxMegabytes * megabyte) return undefined;
  return errorFinding('media-size', 'media', {
    found: `${path.basename(file.path)} has ${formatBytes(file.sizeBytes)}, but ${limit.what} may have at most ${limit.maxMegabytes} MB`,
    remedy: 'Make the file smaller.',
  });
};
