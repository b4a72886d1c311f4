import { discoverSuite } from '../../binaries/discover-suite.ts';
import { isFullyKnown } from '../../binaries/discovered-suite.ts';
import type { DiscoverTests } from '../cloud-state.ts';
import { traitsOf } from '../framework.ts';
import { flowsInFile } from './flows-in-file.ts';

/** Lists the tests of an uploaded suite; undefined if they cannot be determined, as in a bundle without symbols. */
export const testsInFile: DiscoverTests = async (framework, file, app) => {
  if (traitsOf(framework).runner === 'maestro') return flowsInFile(file);
  const suite = await discoverSuite(file, app);
  return suite === undefined || (suite.tests.length === 0 && !isFullyKnown(suite)) ? undefined : suite.tests;
};
