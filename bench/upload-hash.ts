import path from 'node:path';
import { contentId } from '../src/run/upload/reused-uploads.ts';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { alternate, elapsedMs, median, medianRatio } from './lib/alternate.ts';
import { megabytesPerSecond } from './lib/figures.ts';
import { writeLargeFile } from './lib/large-file.ts';
import { needProgram, runProgram } from './lib/programs.ts';
import type { Row } from './row.ts';

const fileBytes = 1024 ** 3;
const leastRatio = 0.9;

export const measure = async (): Promise<Row> => {
  await needProgram('sha256sum', 'apt-get install coreutils');
  await using folder = await temporaryDirectory();
  const file = path.join(folder.path, 'app.apk');
  await writeLargeFile(file, fileBytes);
  const { signal } = new AbortController();
  const { ours, theirs } = await alternate({
    rounds: 3,
    ours: () => elapsedMs(() => contentId(file, signal)),
    theirs: () => elapsedMs(() => runProgram('sha256sum', [file])),
  });
  const ratio = medianRatio(theirs, ours);
  return {
    what: 'SHA-256 of 1 GiB, for `reuse-uploads`',
    ours: megabytesPerSecond(fileBytes, median(ours)),
    against: `sha256sum ${megabytesPerSecond(fileBytes, median(theirs))}`,
    ratio,
    target: `≥ ${leastRatio} ×`,
    met: ratio >= leastRatio,
    how: 'The function that names an upload by its content, on a file that the system holds in memory. App and test suite are hashed and sent each on its own, so one is hashed while the other is on its way; reading is not on the main thread.',
  };
};
