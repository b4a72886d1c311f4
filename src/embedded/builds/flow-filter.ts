import { withoutEnding } from '../../lib/without-ending.ts';
import { invalid } from '../http/response.ts';
import { type Capabilities, readMapping, readNames } from './capabilities.ts';
import type { SuiteTest } from './suite-test.ts';

type FlowFilter = (test: SuiteTest) => boolean;

/** `./checkout/` and `checkout` name the same folder. */
const tidyEntry = (entry: string): string => withoutEnding(entry.replace(/^(?:\.\/)+/, ''), '/');

/** A file, or a folder with every flow below it. */
const isExecutedBy = (entry: string): FlowFilter => {
  const wanted = tidyEntry(entry);
  return ({ flow }) =>
    flow !== undefined && (wanted === '' || wanted === '.' || flow.file === wanted || flow.file.startsWith(`${wanted}/`));
};

/** Without `execute` the suite's own configuration decides which flows run. Shards with a mapping choose for themselves. */
const readExecute = (capabilities: Capabilities, entries: readonly string[]): FlowFilter => {
  const filters = entries.map(isExecutedBy);
  if (filters.length > 0) return (test) => filters.some((isExecuted) => isExecuted(test));
  const mapping = readMapping(capabilities, 'shards')?.mapping;
  if (Array.isArray(mapping) && mapping.length > 0) return () => true;
  return ({ flow }) => flow?.runsByDefault === true;
};

/** Any of the tags to include, and none of those to exclude. */
const readTags = (capabilities: Capabilities, usesWorkspace: boolean): FlowFilter => {
  const tags = readMapping(capabilities, 'tags') ?? {};
  const included = readNames(tags, 'includeTags');
  const excluded = readNames(tags, 'excludeTags');
  const contradiction = included.find((tag) => excluded.includes(tag));
  if (contradiction !== undefined) {
    throw invalid('INVALID_VALUES_IN_INPUT', `The tag "${contradiction.slice(0, 200)}" is in includeTags and in excludeTags`);
  }
  return ({ flow }) => {
    if (flow === undefined) return false;
    const workspace = usesWorkspace ? flow.workspace : undefined;
    const wanted = [...included, ...(workspace?.includeTags ?? [])];
    const unwanted = [...excluded, ...(workspace?.excludeTags ?? [])];
    return (
      (wanted.length === 0 || flow.tags.some((tag) => wanted.includes(tag))) && !flow.tags.some((tag) => unwanted.includes(tag))
    );
  };
};

/**
 * The filters of a Maestro build: `execute` and `tags`; a flow has to fit both. Without `execute`, the tags of the suite's own
 * configuration count besides those of the request, as in Maestro itself. Throws Refusal.
 */
export const readFlowFilter = (capabilities: Capabilities): FlowFilter => {
  const entries = readNames(capabilities, 'execute');
  const isExecuted = readExecute(capabilities, entries);
  const hasTags = readTags(capabilities, entries.length === 0);
  return (test) => isExecuted(test) && hasTags(test);
};
