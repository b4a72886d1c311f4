import { describe, expect, it } from 'vitest';
import { formatFinding } from '../../../src/binaries/preflight/finding.ts';
import { checkMedia } from '../../../src/binaries/preflight/media-rules.ts';

const file = (path: string, megabytes: number) => ({ path, sizeBytes: megabytes * 1_000_000 });

describe('checkMedia', () => {
  it.each([
    ['an image of 10 MB', [file('a.PNG', 10)]],
    ['a video of 50 MB', [file('a.mov', 50)]],
    ['a document of 15 MB', [file('a.pdf', 15)]],
    ['nothing', []],
  ])('finds nothing wrong with %s', (_what, files) => {
    expect(checkMedia(files, files.length)).toEqual([]);
  });

  it.each([
    [
      'an image over 10 MB',
      file('a.jpg', 10.1),
      'error',
      'media: found a.jpg of 10.1 MB, expected an image of at most 10 MB. Make it smaller. [preflight-media-size]',
    ],
    [
      'a video over 50 MB',
      file('dir/a.mp4', 51),
      'error',
      'media: found a.mp4 of 51 MB, expected a video of at most 50 MB. Make it smaller. [preflight-media-size]',
    ],
    [
      'a document over 15 MB',
      file('a.csv', 16),
      'error',
      'media: found a.csv of 16 MB, expected a document of at most 15 MB. Make it smaller. [preflight-media-size]',
    ],
    ['a type that is not listed', file('a.exe', 1), 'warning', expect.stringMatching(/^media: found a\.exe, of a type/)],
  ])('finds %s', (_what, media, severity, line) => {
    const [finding] = checkMedia([media], 1);
    expect(finding?.severity).toBe(severity);
    expect(finding && formatFinding(finding)).toEqual(line);
  });

  it('counts references too', () => {
    expect(checkMedia([], 6)).toMatchObject([{ severity: 'error', code: 'too-many-media', found: '6 media files' }]);
  });
});
