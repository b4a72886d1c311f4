import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const sources = path.resolve(import.meta.dirname, '../../../src');

/** Files that write to the disk or open the runner's files, and why nothing unmasked leaves by them. */
const writers: Readonly<Record<string, string>> = {
  'binaries/pack-binary.ts': 'writes an upload, which stays as the user built it',
  'service/response.ts': 'writes what `downloadReport` and `downloadTestLog` pass through the masker, and binary files',
  'action/collector/collect-documents.ts': 'passes each file through the masker',
  'action/github/cache.ts': 'writes the history, whose names and texts are masked in the analysis',
  'action/github/runner.ts': 'is called through `maskedStep`',
  'lib/write-text-file.ts': 'writes texts of a masked analysis',
  'action/commands/migrate.ts': 'writes settings without credentials',
  'action/run/report/report-folder.ts': 'writes a masked analysis',
  'action/run/report/write-html-report.ts': 'writes a masked analysis, and parts of masked files',
  'action/run/watch/collect-session.ts': 'passes each file through the masker',
  'action/run/watch/join-result-bundle.ts': 'writes pictures',
  'action/run/watch/session-files.ts': 'passes each file through the masker',
  'action/test-cases/case-file.ts': 'writes test cases that `listCases` masked',
};

it('files of the report, log, summary and outputs are opened only where the masks of the step are applied', () => {
  const found = globSync('**/*.ts', { cwd: sources })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !file.startsWith('stand-in/') && !file.startsWith('report-page/client/'))
    .filter((file) =>
      /\b(?:writeFile|appendFile|createWriteStream|writeTextFile|copyFile|writeFileSync|appendFileSync)\b|core\.(?:setOutput|summary)\b/.test(
        readFileSync(path.join(sources, file), 'utf8'),
      ),
    );
  expect(found.sort()).toEqual(Object.keys(writers).sort());
});

it('every command gets the masked step', () => {
  const command = readFileSync(path.join(sources, 'action/commands/command.ts'), 'utf8');
  expect(command).toMatch(/runCommand = async \(step: StepContext\)[^\n]*\n\s+const context = maskedStep\(step\);/);
});
