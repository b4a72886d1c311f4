import { type DiscoveredSuite, type DiscoveredTest, sortTests } from '../discovered-suite.ts';
import { stemOf } from './flow.ts';
import type { MaestroFlow, MaestroSuite } from './suite.ts';

/**
 * The flows of a suite as tests: the class is the path without its ending, the name that of the flow. Those that run in a given order
 * come first. What the `config.yaml` does not select runs only where it is named.
 */
export const discoverFlows = ({ flows, config, parent }: MaestroSuite): DiscoveredSuite => {
  const selected = flows.filter(({ runsByDefault }) => runsByDefault);
  const ordered = config.flowsOrder.flatMap((name) => selected.filter((flow) => [flow.name, stemOf(flow.path)].includes(name)));
  const sequence = [...new Set(ordered)].map(testOf);
  const inSequence = new Set(sequence.map(({ file }) => file));
  const tests = sortTests(selected.map(testOf)).filter(({ file }) => !inSequence.has(file));
  return {
    tests: [...sequence, ...tests],
    onRequest: sortTests(flows.filter((flow) => !flow.runsByDefault).map(testOf)),
    sequence: sequence.length === 0 ? undefined : sequence.map(({ className }) => className),
    suiteId: parent,
    runner: undefined,
    targetPackage: undefined,
    classesRead: flows.length,
    unknown: [],
  };
};

const testOf = ({ path, name, tags }: MaestroFlow): DiscoveredTest => ({
  className: path.replace(/\.ya?ml$/, ''),
  name,
  ignored: false,
  parameterized: false,
  conditional: false,
  file: path,
  tags: tags.length === 0 ? undefined : tags,
});
