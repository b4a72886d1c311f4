import { open } from 'node:fs/promises';
import { isMap, isNode, isPair, LineCounter, type ParsedNode, parseDocument } from 'yaml';
import type { z } from 'zod';
import { type Scenario, type ScenarioInput, scenarioSchema } from './schema/scenario.ts';

const maxScenarioBytes = 4 * 1024 * 1024;

export interface ScenarioProblem {
  /** From 1; absent where the scenario did not come from a file. */
  readonly line?: number;
  readonly column?: number;
  /** `faults[2].status`; empty for the whole scenario. */
  readonly key: string;
  readonly message: string;
}

/** A scenario that cannot be used; lists everything that is wrong with it. */
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

type Document = ReturnType<typeof parseDocument<ParsedNode>>;
type Path = readonly PropertyKey[];

const keyText = (path: Path): string =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`)).join('');

/** The offset of the key or item that `path` names, or of the nearest thing around it that exists. */
const offsetOf = (document: Document, path: Path): number => {
  for (let length = path.length; length > 0; length--) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    const pair = isMap(parent) ? parent.items.find((item) => isPair(item) && String(item.key) === String(last)) : undefined;
    if (pair !== undefined && isNode(pair.key) && pair.key.range) return pair.key.range[0];
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
};

const problemsOf = (error: z.ZodError): readonly { readonly path: Path; readonly message: string }[] =>
  error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], message: 'there is no such key' }))
      : [{ path: issue.path, message: issue.message }],
  );

/** Aliases that are unknown, or repeated so often that a small file would become a large scenario, end here. */
const plainValue = (document: Document, source: string): unknown => {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    throw new ScenarioError(source, [{ key: '', message: error instanceof Error ? error.message : String(error) }]);
  }
};

/**
 * Reads a scenario from YAML text. An empty text is the default scenario.
 *
 * `source` names the text in messages. Throws ScenarioError with every problem and its line.
 */
export const parseScenario = (text: string, source = 'scenario'): Scenario => {
  const lineCounter = new LineCounter();
  const document = parseDocument<ParsedNode>(text, { lineCounter, prettyErrors: false });
  const place = (offset: number): { line: number; column: number } => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  if (document.errors.length > 0) {
    throw new ScenarioError(
      source,
      document.errors.map(({ pos, message }) => ({ ...place(pos[0]), key: '', message })),
    );
  }
  const parsed = scenarioSchema.safeParse(plainValue(document, source) ?? {});
  if (parsed.success) return parsed.data;
  const placed = problemsOf(parsed.error).map((problem) => ({ ...problem, offset: offsetOf(document, problem.path) }));
  throw new ScenarioError(
    source,
    placed
      .toSorted((left, right) => left.offset - right.offset)
      .map(({ path, message, offset }) => ({ ...place(offset), key: keyText(path), message })),
  );
};

/** Checks a scenario that was written in code and fills in its defaults. Throws ScenarioError. */
export const completeScenario = (input: ScenarioInput): Scenario => {
  const parsed = scenarioSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new ScenarioError(
    'scenario',
    problemsOf(parsed.error).map(({ path, message }) => ({ key: keyText(path), message })),
  );
};

/** Reads a scenario file of at most 4 MiB. Throws ScenarioError, or the file system's error where it cannot be read. */
export const readScenarioFile = async (path: string): Promise<Scenario> => {
  const file = await open(path);
  try {
    if ((await file.stat()).size > maxScenarioBytes) {
      throw new ScenarioError(path, [{ key: '', message: `the file is larger than ${maxScenarioBytes} bytes` }]);
    }
    return parseScenario(await file.readFile('utf8'), path);
  } finally {
    await file.close();
  }
};
