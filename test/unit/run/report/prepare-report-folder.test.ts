import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareReportFolder } from '../../../../src/run/report/prepare-report-folder.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

it('the folder loses what an earlier step left there, and nothing else, and is made where it is missing', async () => {
  await using folder = await temporaryDirectory();
  mkdirSync(join(folder.path, 'sessions/a'), { recursive: true });
  for (const name of ['results.json', 'junit.xml', 'report.html', 'sessions/a/device.log', 'notes.txt'])
    writeFileSync(join(folder.path, name), 'left');
  await prepareReportFolder(folder.path);
  expect(readdirSync(folder.path)).toEqual(['notes.txt']);
  await prepareReportFolder(join(folder.path, 'a/b'));
  expect(readdirSync(join(folder.path, 'a'))).toEqual(['b']);
});
