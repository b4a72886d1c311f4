import { type Framework, frameworks } from '../model/framework.ts';
import { type Environment, type InputContext, InputReader } from './reader.ts';
import { type ResultInputs, readResultInputs } from './result-inputs.ts';
import { readServiceInputs, type ServiceInputs } from './service.ts';

/** Everything that the `report` action was asked to do. */
export interface ReportInputs extends ResultInputs {
  readonly service: ServiceInputs;
  readonly framework: Framework;
  readonly project: string;
  /** The project has the name that `run` derives from the workflow run. */
  readonly isOwnProject: boolean;
  readonly expectedShards?: number;
  /** Which artifacts of the run hold reports; `*` stands for any characters. */
  readonly artifactPattern: string;
}

/**
 * Reads the inputs of `report`.
 *
 * @throws InputError with every mistake in every input, before anything was sent
 */
export const readReportInputs = async (environment: Environment, context: InputContext): Promise<ReportInputs> => {
  const reader = new InputReader(environment);
  const service = await readServiceInputs(reader, context);
  const framework = reader.choice('framework', frameworks);
  if (framework === 'earlgrey' && service.apiVersion === 'v2')
    reader.problem({
      input: 'api-version',
      value: 'v2',
      accepted: 'expected v1 with earlgrey, for which no v2 is known',
      code: 'input-conflict',
    });
  const ownProject = `${context.repositoryName}-${context.runId}`;
  const project = reader.optional('project') ?? ownProject;
  const inputs: ReportInputs = {
    service,
    framework,
    project,
    isOwnProject: project === ownProject,
    ...readExpectedShards(reader, framework),
    artifactPattern: reader.optional('artifact-pattern') ?? `mobile-test-results-${framework}-*`,
    ...(await readResultInputs(reader, context)),
  };
  reader.finish();
  return inputs;
};

const readExpectedShards = (reader: InputReader, framework: Framework): { expectedShards?: number } => {
  const input = 'expected-shards';
  const given = reader.optional(input);
  if (given === undefined) return {};
  const expectedShards = reader.number(input, {
    fallback: 1,
    min: 1,
    max: 1_000,
    whole: true,
    accepted: 'expected a whole number from 1',
  });
  if (framework !== 'espresso' && expectedShards > 1)
    reader.problem({
      input,
      value: given,
      accepted: `expected 1: ${framework} has no shards, only espresso has`,
      code: 'input-conflict',
    });
  return { expectedShards };
};
