import { z } from 'zod';
import { definitionOf } from '../frameworks/lookup.ts';
import { type Clock, systemClock } from '../lib/clock.ts';
import { type Framework, frameworks } from '../model/framework.ts';
import { chooseApiVersion } from './api-version.ts';
import { checkedProject } from './project.ts';
import { type Environment, type InputContext, InputReader, parseJson } from './reader.ts';
import { type ResultInputs, readResultInputs } from './result-inputs.ts';
import { embeddedBaseUrl, embeddedEndsWithStep, isEmbedded, readServiceInputs, type ServiceInputs } from './service.ts';
import { withoutShards } from './shard-inputs.ts';

/** Everything that the `report` action was asked to do. */
export interface ReportInputs extends ResultInputs {
  readonly service: ServiceInputs;
  readonly framework: Framework;
  readonly project: string;
  /** The name that `run` derives from the workflow run. */
  readonly ownProject: string;
  /** Results of the jobs that this one needs. */
  readonly needs: readonly NeededJob[];
  readonly expectedShards?: number;
  /** Which artifacts of the run hold reports; `*` stands for any characters. */
  readonly artifactPattern: string;
}

const neededResults = ['success', 'failure', 'cancelled', 'skipped'] as const;

/** A job that the collector job needs, as `toJSON(needs)` tells it. */
export interface NeededJob {
  /** Its id in the workflow file. */
  readonly name: string;
  /** Of a matrix, that of all its jobs together. */
  readonly result: (typeof neededResults)[number];
}

/**
 * Reads the inputs of `report`.
 *
 * @throws InputError with every mistake in every input, before anything was sent
 */
export const readReportInputs = async (
  environment: Environment,
  context: InputContext,
  clock: Pick<Clock, 'nowMs'> = systemClock,
): Promise<ReportInputs> => {
  const reader = new InputReader(environment);
  const service = await readServiceInputs(reader, context);
  const framework = reader.choice('framework', frameworks);
  // EarlGrey results come from the artifacts of the jobs, so its collector needs no builds.
  if (isEmbedded(service) && definitionOf(framework).listsBuilds)
    reader.problem({
      input: 'base-url',
      value: embeddedBaseUrl,
      accepted: `must be the address that the jobs of the matrix used: ${embeddedEndsWithStep}`,
      code: 'input-conflict',
    });
  const ownProject = `${context.repositoryName}-${context.runId}`;
  const project = reader.optional('project');
  const results = await readResultInputs(reader, context, { framework, service }, clock.nowMs());
  const inputs: ReportInputs = {
    // `auto` lists the builds in v1, whose listings are longer; what the builds need is settled once they are found.
    service: chooseApiVersion(reader, service, framework, service.versionReason === undefined ? results : {}),
    framework,
    project: project === undefined ? ownProject : checkedProject(reader, project),
    ownProject,
    needs: readNeeds(reader),
    ...readExpectedShards(reader, framework),
    artifactPattern: reader.optional('artifact-pattern') ?? `mobile-test-results-${framework}-*`,
    ...results,
  };
  reader.finish();
  return inputs;
};

const needsSchema = z.record(z.string(), z.object({ result: z.enum(neededResults) }));

const readNeeds = (reader: InputReader): readonly NeededJob[] => {
  const given = reader.optional('needs');
  if (given === undefined) return [];
  const parsed = needsSchema.safeParse(parseJson(given));
  if (parsed.success) return Object.entries(parsed.data).map(([name, { result }]) => ({ name, result }));
  // The value can contain outputs of other jobs, so it is not shown.
  reader.problem({ input: 'needs', value: '***', accepted: 'must be the JSON of the expression toJSON(needs)' });
  return [];
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
    accepted: 'must be a whole number from 1 to 1000',
  });
  if (definitionOf(framework).shards === undefined && expectedShards > 1)
    reader.problem({
      input,
      value: given,
      accepted: `must be 1: ${withoutShards(framework)}`,
      code: 'input-conflict',
    });
  return { expectedShards };
};
