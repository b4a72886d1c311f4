import path from 'node:path';
import { CodedError } from '../../core/model/run-problem.ts';
import { formatDuration, minuteMs } from '../../lib/durations.ts';
import { mapTexts } from '../../lib/map-texts.ts';
import { CloudError, createTestManagementClient, isCloudError } from '../../service/index.ts';
import { areaError, type OpenArea } from '../areas/area-service.ts';
import { timeLimit } from '../run/run-deadline.ts';
import { type CaseFile, caseFormats, openCaseFile } from './case-file.ts';
import { createTestIndex, type TestIndex } from './match-tests.ts';
import type { TestCasesInputs } from './test-cases-inputs.ts';
import { type TracedListing, traceListing } from './trace-listing.ts';

/** Maximum time for listing test cases, equal to the default timeout of a run. */
const longestListingMs = 120 * minuteMs;

export interface WrittenListing extends TracedListing {
  /** Absolute path of the file in the input `output`. Without this input, it is the path of the CSV file. */
  readonly outputPath: string;
  readonly csvPath: string;
}

/**
 * Lists the test cases, matches each case with its tests, and writes the files. Deletes unfinished files after an error.
 *
 * @param issueKeys keys of the requested issues; an empty list selects no test case
 * @throws CodedError if the service refuses or does not respond
 */
export const listCases = async (
  inputs: TestCasesInputs,
  issueKeys: readonly string[] | undefined,
  results: TestIndex | undefined,
  area: OpenArea,
): Promise<WrittenListing> => {
  const { username, accessKey } = area.embedded ?? inputs;
  using limit = timeLimit(longestListingMs, area.context.clock);
  const signal = AbortSignal.any([area.context.signal, limit.signal]);
  const client = createTestManagementClient({ ...area.options, signal, username, accessKey });
  const formats = caseFormats(results !== undefined);
  const outputPath = inputs.output?.path ?? path.join(area.tempDir, 'test-cases.csv');
  const csvPath = inputs.output?.kind === 'csv' ? outputPath : path.join(area.tempDir, 'test-cases.csv');
  const files: CaseFile[] = [];
  const mask = (text: string): string => area.context.masker.text(text);
  const open = async (file: string, format: Parameters<typeof openCaseFile>[1]): Promise<CaseFile> => {
    const opened = await openCaseFile(file, format);
    return { ...opened, write: (traced) => opened.write(mapTexts(traced, mask)) };
  };
  try {
    if (inputs.output !== undefined) files.push(await open(outputPath, formats[inputs.output.kind]));
    if (inputs.output?.kind !== 'csv') files.push(await open(csvPath, formats.csv));
    const query = { ...inputs.query, issueIds: issueKeys ?? inputs.query.issueIds };
    const pages = issueKeys?.length === 0 ? nothing() : client.testCases(inputs.projectId, query);
    const index = results ?? createTestIndex().finish();
    const listing = await traceListing({ pages, index, match: inputs.match, issueKeys, files });
    for (const file of files) await file.finish();
    return { ...listing, outputPath, csvPath };
  } catch (error) {
    for (const file of files) await file.discard();
    if (error === limit.signal.reason)
      throw new CodedError(
        'cloud-deadline',
        `the service did not list all test cases within ${formatDuration(longestListingMs)}`,
      );
    throw error instanceof CloudError ? areaError(error, hintFor(error), 'test-management-url') : error;
  } finally {
    await client.close();
  }
};

const hintFor = (error: CloudError): string =>
  isCloudError(error, 'cloud-not-found') ? 'Check `project-id` and `test-management-url`.' : error.hint;

const nothing = async function* (): AsyncGenerator<never> {};
