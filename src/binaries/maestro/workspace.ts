import { isRecord } from '../../lib/is-record.ts';
import { readYaml } from '../../lib/yaml-document.ts';
import { BinaryError } from '../binary-error.ts';
import { textsOf } from './flow.ts';

/** What the `config.yaml` of a suite says about which flows run. */
export interface WorkspaceConfig {
  /** Patterns over paths relative to the suite's root: `*` within a folder, `**` over folders. */
  readonly flows: readonly string[];
  /** Empty: all. */
  readonly includeTags: readonly string[];
  readonly excludeTags: readonly string[];
  /** Flows that run one after the other, by name or by file name. */
  readonly flowsOrder: readonly string[];
}

/** Without a `config.yaml`, the flows at the top of the suite run. */
export const defaultWorkspace: WorkspaceConfig = { flows: ['*'], includeTags: [], excludeTags: [], flowsOrder: [] };

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
  const flows = textsOf(value.flows).map((pattern) => pattern.replace(/^\.\//, ''));
  const order = isRecord(value.executionOrder) ? value.executionOrder.flowsOrder : undefined;
  return {
    flows: flows.length === 0 ? defaultWorkspace.flows : flows,
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
