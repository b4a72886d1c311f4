import { discoverTests } from '../../src/binaries/dex/discover-tests.ts';

// A process of its own, bundled to JavaScript: node discover-tests.mjs <APK>; prints how many tests there are.
const { tests, unknown } = await discoverTests(process.argv[2] ?? '');
if (tests.length === 0 || unknown.some(({ part }) => part.endsWith('.dex'))) throw new Error('not every DEX file was read');
console.log(tests.length);
