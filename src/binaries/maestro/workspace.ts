import { Minimatch } from 'minimatch';
import { isRecord } from '../../lib/is-record.ts';
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

/**
 * Patterns as Maestro reads them: `*`, `?`, `[…]` and `{…}` stay within a folder, `**` does not, also as a part of a name (`**.yaml`).
 */
const selecting = (patterns: readonly string[]): WorkspaceConfig['selects'] => {
  const matchers = patterns.map((pattern) => new Minimatch(overFolders(pattern), matching));
  return (path) => matchers.some((matcher) => matcher.match(path));
};

const matching = { dot: true, nocomment: true, nonegate: true, noext: true } as const;

/** For the library, `**` crosses folders only where it is a whole segment. */
const overFolders = (pattern: string): string =>
  pattern
    .replace(/^\.\//, '')
    .split('/')
    .map((segment) => (segment === '**' ? segment : segment.replaceAll(/\*{2,}/g, '{*,*/**/*}')))
    .join('/');

/** Without a `config.yaml`, the flows at the top of the suite run. */
export const defaultWorkspace: WorkspaceConfig = { selects: selecting(['*']), includeTags: [], excludeTags: [], flowsOrder: [] };

export const isWorkspaceFile = (path: string): boolean => /^config\.ya?ml$/.test(path);

/** @throws BinaryError for text that is no mapping in YAML */
export const readWorkspace = (file: string, path: string, text: string): WorkspaceConfig => {
  const reading = readYaml(text);
  if (reading.kind === 'broken') {
    const [first] = reading.mistakes;
    throw unusable(file, `${path}, line ${first?.line ?? 1}: ${first?.message ?? 'YAML that cannot be read'}`);
  }
  const { value } = reading;
  if (value === null || value === undefined) return defaultWorkspace;
  if (!isRecord(value)) throw unusable(file, `${path}, which is not a mapping`);
  const patterns = textsOf(value.flows);
  const order = isRecord(value.executionOrder) ? value.executionOrder.flowsOrder : undefined;
  return {
    selects: patterns.length === 0 ? defaultWorkspace.selects : selecting(patterns),
    includeTags: textsOf(value.includeTags),
    excludeTags: textsOf(value.excludeTags),
    flowsOrder: textsOf(order),
  };
};

const unusable = (file: string, found: string): BinaryError =>
  new BinaryError('damaged', file, {
    found,
    expected: 'the settings of a Maestro workspace in YAML',
    remedy: 'Correct the file; the documentation of Maestro lists its keys.',
  });
