import { isRecord } from '../../lib/is-record.ts';
import { readPathPattern } from '../../lib/path-pattern.ts';
import { readYaml } from '../../lib/yaml-document.ts';
import { BinaryError } from '../binary-error.ts';
import { textsOf } from './flow.ts';

/** What the `config.yaml` of a suite says about which flows run. */
export interface WorkspaceConfig {
  /** Whether its patterns select a file, by the path relative to the suite's root. */
  readonly selects: (path: string) => boolean;
  /** Empty: all. */
  readonly includeTags: readonly string[];
  readonly excludeTags: readonly string[];
  /** Flows that run one after the other, by name or by file name. */
  readonly flowsOrder: readonly string[];
}

/** Without a `config.yaml`, the flows at the top of the suite run. */
export const defaultWorkspace: WorkspaceConfig = {
  selects: (path) => !path.includes('/'),
  includeTags: [],
  excludeTags: [],
  flowsOrder: [],
};

export const isWorkspaceFile = (path: string): boolean => /^config\.ya?ml$/.test(path);

/** @throws BinaryError for text that is no mapping in YAML, and for patterns that Maestro refuses */
export const readWorkspace = (file: string, path: string, text: string): WorkspaceConfig => {
  const reading = readYaml(text);
  if (reading.kind === 'broken') {
    const [first] = reading.mistakes;
    throw unusable(file, `${path}, line ${first?.line ?? 1}: ${first?.message ?? 'YAML that cannot be read'}`);
  }
  const { value } = reading;
  if (value === null || value === undefined) return defaultWorkspace;
  if (!isRecord(value)) throw unusable(file, `${path}, which is not a mapping`);
  const order = isRecord(value.executionOrder) ? value.executionOrder.flowsOrder : undefined;
  return {
    selects:
      value.flows === undefined || value.flows === null ? defaultWorkspace.selects : selecting(textsOf(value.flows), file, path),
    includeTags: textsOf(value.includeTags),
    excludeTags: textsOf(value.excludeTags),
    flowsOrder: textsOf(order),
  };
};

/** More than any workspace has; it bounds the time for comparing all flows. */
const maxPatternCharacters = 10_000;

/** Compares paths with patterns as Maestro does: as the `glob:` matcher of `java.nio`; a leading `!` excludes what others select. */
const selecting = (patterns: readonly string[], file: string, path: string): WorkspaceConfig['selects'] => {
  const matchersOf = (isExclusion: boolean) =>
    patterns
      .filter((text) => text.startsWith('!') === isExclusion)
      .map((text) => {
        const pattern = readPathPattern(isExclusion ? text.slice(1) : text, 'java');
        if (pattern.kind === 'pattern') return pattern.matches;
        throw unusable(file, `the flows ${JSON.stringify(text)} in ${path}`, pattern.expected);
      });
  if (patterns.join('').length > maxPatternCharacters)
    throw unusable(file, `flows in ${path} that are longer`, `patterns of at most ${maxPatternCharacters} characters together`);
  const included = matchersOf(false);
  const excluded = matchersOf(true);
  if (included.length === 0 && excluded.length > 0)
    throw unusable(file, `only exclusions under flows in ${path}`, 'also a pattern that selects flows, such as "*"');
  return (flow) => included.some((matches) => matches(flow)) && !excluded.some((matches) => matches(flow));
};

const unusable = (file: string, found: string, expected = 'the settings of a Maestro workspace in YAML'): BinaryError =>
  new BinaryError('damaged', file, {
    found,
    expected,
    remedy: 'Correct the file; the documentation of Maestro lists its keys.',
  });
