import path from 'node:path';
import { formatBytes } from '../../lib/durations.ts';
import type { Finding } from './finding.ts';

interface MediaFile {
  readonly path: string;
  readonly sizeBytes: number;
}

const megabyte = 1_000_000;
const maxFiles = 5;

/** What the service takes, by ending. */
const limits = [
  { what: 'an image', endings: ['.jpg', '.jpeg', '.png', '.gif', '.bmp'], maxMegabytes: 10 },
  { what: 'a video', endings: ['.mp4', '.mov', '.3gp'], maxMegabytes: 50 },
  { what: 'a document', endings: ['.xls', '.xlsx', '.doc', '.docx', '.pdf', '.csv', '.txt'], maxMegabytes: 15 },
] as const;

/** @param count files and references together */
export const checkMedia = (files: readonly MediaFile[], count: number): Finding[] => [
  ...(count > maxFiles ? [tooMany(count)] : []),
  ...files.flatMap(checkFile),
];

const tooMany = (count: number): Finding => ({
  severity: 'error',
  code: 'too-many-media',
  input: 'media',
  found: `${count} media files`,
  expected: `at most ${maxFiles} for one build`,
  remedy: 'Leave some out, or split the tests that need them over several steps.',
});

const checkFile = (file: MediaFile): Finding[] => {
  const ending = path.extname(file.path).toLowerCase();
  const limit = limits.find(({ endings }) => endings.some((known) => known === ending));
  if (limit === undefined)
    return [
      {
        severity: 'warning',
        code: 'media-type',
        input: 'media',
        found: `${path.basename(file.path)}, of a type that the service does not list`,
        expected: limits.flatMap(({ endings }) => endings).join(', '),
        remedy: 'Convert it, or check that your tests find it.',
      },
    ];
  if (file.sizeBytes <= limit.maxMegabytes * megabyte) return [];
  return [
    {
      severity: 'error',
      code: 'media-size',
      input: 'media',
      found: `${path.basename(file.path)} of ${formatBytes(file.sizeBytes)}`,
      expected: `${limit.what} of at most ${limit.maxMegabytes} MB`,
      remedy: 'Make it smaller.',
    },
  ];
};
