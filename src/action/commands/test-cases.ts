import { openArea } from '../areas/area-service.ts';
import type { StepContext } from '../context.ts';
import { findIssues } from '../test-cases/find-issues.ts';
import { listCases } from '../test-cases/list-cases.ts';
import { publishCases } from '../test-cases/publish-cases.ts';
import { readTestResults } from '../test-cases/read-results.ts';
import { readTestCasesInputs } from '../test-cases/test-cases-inputs.ts';
import { startEmbedded } from './start-embedded.ts';

export const testCases = async (context: StepContext): Promise<void> => {
  const inputs = await readTestCasesInputs(context.environment, context.github);
  const results = inputs.results === undefined ? undefined : await readTestResults(inputs.results, context.log);
  await using area = await openArea(inputs.area, context, startEmbedded);
  const issueKeys = await findIssues(inputs, context);
  const listing = await listCases(inputs, issueKeys, results, area);
  await publishCases(listing, inputs, results, area.context.isSimulated(), context);
};
