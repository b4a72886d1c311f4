import { z } from 'zod';
import { definitionOf } from '../../core/frameworks/lookup.ts';
import { type Clock, systemClock } from '../../lib/clock.ts';
import { parseJsonOrUndefined } from '../../lib/parse-json.ts';
import { chooseApiVersion } from './api-version.ts';
import { binaryTable } from './binary-inputs.ts';
import { maskTable } from './masks.ts';
import { type Environment, type InputContext, InputReader } from './reader.ts';
import { type ResultInputs, readProject, readResultFiles, reportingTable, verdictTable, waitingTable } from './result-inputs.ts';
import {
  embeddedBaseUrl,
  embeddedEndsWithStep,
  githubToken,
  isEmbedded,
  jobTable,
  readServiceInputs,
  type ServiceInputs,
  serviceTable,
} from './service.ts';
import { withoutShards } from './shard-inputs.ts';
import { declared, declaredLines, type InputTable, number, readValues, text, type Values } from './table.ts';

export const reportTable = {
  ...jobTable,
  /**
   * Version of the service API, `v1` or `v2`. `auto` is `v1`, unless the request needs `v2` (`maestro`, `flutter-android`,
   * `flutter-ios`, XCUITest shards and result bundles). `earlgrey` supports only `v1`.
   */
  'api-version': serviceTable['api-version'],
  /** Token for check runs, comments, issues and `history`. */
  'github-token': githubToken,
  /** Test framework, `espresso`, `xcuitest`, `earlgrey`, `maestro`, `flutter-android` or `flutter-ios`. */
  framework: binaryTable.framework,
  /**
   * Project of the jobs; the default is `<repository name>-<run id>`. Each variant of an app needs a separate project and
   * `report` step.
   */
  project: declaredLines(),
  /**
   * Results of the jobs that the collector job needs, as `toJSON(needs)`. A failed or cancelled job makes the verdict `error`,
   * unless the results of its tests explain it.
   */
  needs: declared(),
  /**
   * Number of shards that must exist, such as `strategy.job-total` of the matrix; without it, the number comes from the builds.
   */
  'expected-shards': number('integer', { min: 1, max: 1_000 }, undefined, {
    conflict: (shards = 1, { framework }) =>
      shards > 1 && definitionOf(framework).shards === undefined ? `must be 1: ${withoutShards(framework)}` : undefined,
  }),
  /**
   * Name pattern of the artifacts with the reports of the jobs; the default `mobile-test-results-<framework>-*` matches the
   * derived names.
   */
  'artifact-pattern': text(),
  ...verdictTable,
  ...reportingTable,
  ...maskTable,
  ...waitingTable,
} satisfies InputTable;

export interface ReportInputs extends Values<typeof reportTable>, ResultInputs {
  readonly service: ServiceInputs;
  readonly project: string;
  /** Name of the project that `run` uses by default, derived from the workflow run. */
  readonly ownProject: string;
  readonly needs: readonly NeededJob[];
  /** Pattern of the names of artifacts that contain reports. `*` matches any characters. */
  readonly artifactPattern: string;
}

const neededResults = ['success', 'failure', 'cancelled', 'skipped'] as const;

/** A job in the input `needs`, for which the collector job waits. */
export interface NeededJob {
  /** Id of the job in the workflow file. */
  readonly name: string;
  /** Result of the job. The jobs of a matrix have one result together. */
  readonly result: (typeof neededResults)[number];
}

/** @throws InputError with every mistake in every input */
export const readReportInputs = async (
  environment: Environment,
  context: InputContext,
  clock: Clock = systemClock,
): Promise<ReportInputs> => {
  const reader = new InputReader(environment);
  const values = readValues(reader, reportTable);
  const { framework } = values;
  const service = await readServiceInputs(reader, context);
  // Builds that are listed need a cloud that still runs. For other frameworks, results come from artifacts of the jobs.
  if (isEmbedded(service) && definitionOf(framework).listsBuilds)
    reader.problem({
      input: 'base-url',
      value: embeddedBaseUrl,
      accepted: `must be the address of a cloud that is still running: ${embeddedEndsWithStep}`,
      code: 'input-conflict',
    });
  const ownProject = `${context.repositoryName}-${context.runId}`;
  const files = await readResultFiles(reader, context, { framework, service }, clock.nowMs());
  const inputs: ReportInputs = {
    ...values,
    ...files,
    // With `auto`, builds are listed in v1, which returns longer lists. The version for reading each build is chosen later.
    service: chooseApiVersion(reader, service, framework, service.versionReason === undefined ? files : {}),
    project: readProject(reader, ownProject),
    ownProject,
    needs: readNeeds(reader),
    artifactPattern: values.artifactPattern ?? `mobile-test-results-${framework}-*`,
  };
  reader.finish();
  return inputs;
};

const needsSchema = z.record(z.string(), z.object({ result: z.enum(neededResults) }));

const readNeeds = (reader: InputReader): readonly NeededJob[] => {
  const given = reader.optional('needs');
  if (given === undefined) return [];
  const parsed = needsSchema.safeParse(parseJsonOrUndefined(given));
  if (parsed.success) return Object.entries(parsed.data).map(([name, { result }]) => ({ name, result }));
  // The value can contain outputs of other jobs, so it is not shown.
  reader.problem({ input: 'needs', value: '***', accepted: 'must be the JSON of the expression toJSON(needs)' });
  return [];
};
