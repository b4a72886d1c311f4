import { describe, expect, it } from 'vitest';
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
    ['an image over 10 MB', file('a.jpg', 10.1), 'error', /^a\.jpg has 10\.1 MB, but an image may have at most 10 MB$/],
    ['a video over 50 MB', file('dir/a.mp4', 51), 'error', /^a\.mp4 has 51 MB, but a video may have at most 50 MB$/],
    ['a document over 15 MB', file('a.csv', 16), 'error', /^a\.csv has 16 MB, but a document may have at most 15 MB$/],
    ['a type that is not listed', file('a.exe', 1), 'warning', /^the service does not list the type of a\.exe, only /],
  ])('finds %s', (_what, media, severity, found) => {
    const code = severity === 'error' ? 'media-size' : 'media-type';
    expect(checkMedia([media], 1)).toEqual([
      { severity, code, input: 'media', found: expect.stringMatching(found), remedy: expect.stringMatching(/\.$/) },
    ]);
  });

  it('counts references too', () => {
    expect(checkMedia([], 6)).toMatchObject([
      { severity: 'error', code: 'too-many-media', found: 'there are 6 media files, but a build takes at most 5' },
    ]);
  });
});
