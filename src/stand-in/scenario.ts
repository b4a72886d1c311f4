import type { z } from 'zod';
import { maxWrittenBytes, readFileText, UnreadableFileError } from '../lib/regular-file.ts';
import { readYaml, type YamlPath, yamlKey } from '../lib/yaml-document.ts';
import { type Scenario, type ScenarioInput, scenarioSchema } from './schema/scenario.ts';

/** Maximum size of a recording. */
export const maxScenarioBytes = 4 * 1024 * 1024;

/** Start of a recording, which may be longer than a file that people write. */
export const recordingStart = '# Recorded by the built-in cloud.';

export interface ScenarioProblem {
  /** Line number, from 1; absent if the scenario does not come from a file. */
  readonly line?: number;
  readonly column?: number;
  /** Path of the invalid value, such as `faults[2].status`; empty if the whole scenario is invalid. */
  readonly key: string;
  readonly message: string;
}

export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
  readonly source: string;
  readonly problems: readonly ScenarioProblem[];

  constructor(source: string, problems: readonly ScenarioProblem[]) {
    const lines = problems.map(({ line, column, key, message }) => {
      const place = line === undefined ? source : `${source}:${line}:${column ?? 1}`;
      return `${place}: ${key === '' ? '' : `${key}: `}${message}`;
    });
    super(`The scenario cannot be used. docs/embedded-cloud.md lists its keys.\n${lines.join('\n')}`);
    this.source = source;
    this.problems = problems;
  }
}

const problemsOf = (error: z.ZodError): readonly { readonly path: YamlPath; readonly message: string }[] =>
  error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], message: 'unknown key' }))
      : [{ path: issue.path, message: issue.message }],
  );

/** Throws ScenarioError with every mistake, sorted by line and column. */
const checkScenario = (
  value: unknown,
  source: string,
  placeOf: (path: YamlPath) => Pick<ScenarioProblem, 'line' | 'column'>,
): Scenario => {
  const parsed = scenarioSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = problemsOf(parsed.error).map(({ path, message }) => ({ ...placeOf(path), key: yamlKey(path), message }));
  throw new ScenarioError(
    source,
    problems.toSorted(
      ({ line = 0, column = 0 }, { line: otherLine = 0, column: otherColumn = 0 }) => line - otherLine || column - otherColumn,
    ),
  );
};

/** Parses YAML, where an empty text is the default scenario. Throws ScenarioError with all mistakes. */
export const parseScenario = (text: string, source = 'scenario'): Scenario => {
  if (!text.startsWith(recordingStart) && Buffer.byteLength(text) > maxWrittenBytes)
    throw new ScenarioError(source, [{ key: '', message: `it has more than ${maxWrittenBytes} bytes` }]);
  const reading = readYaml(text);
  if (reading.kind === 'broken') {
    const problems = reading.mistakes.map((mistake) => ({ ...mistake, key: '' }));
    throw new ScenarioError(source, problems);
  }
  return checkScenario(reading.value ?? {}, source, reading.placeOf);
};

export const completeScenario = (input: ScenarioInput): Scenario => checkScenario(input, 'scenario', () => ({}));

/** Throws ScenarioError if the scenario is invalid or larger than 4 MiB. Throws the system's error if the file cannot be read. */
export const readScenarioFile = async (path: string): Promise<Scenario> => {
  try {
    return parseScenario(await readFileText(path, maxScenarioBytes), path);
  } catch (error) {
    if (!(error instanceof UnreadableFileError && error.isTooLarge)) throw error;
    throw new ScenarioError(path, [{ key: '', message: `the file is larger than ${maxScenarioBytes} bytes` }]);
  }
};
