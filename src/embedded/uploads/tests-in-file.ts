import { discoverSuite } from '../../binaries/discover-suite.ts';
import { isFullyKnown } from '../../binaries/discovered-suite.ts';
import type { DiscoverTests } from '../cloud-state.ts';

/** Lists the tests of an uploaded suite; undefined if they cannot be determined, as in a bundle without symbols. */
export const testsInFile: DiscoverTests = async (_framework, file, app) => {
  const suite = await discoverSuite(file, app);
  return suite === undefined || (suite.tests.length === 0 && !isFullyKnown(suite)) ? undefined : suite.tests;
};
