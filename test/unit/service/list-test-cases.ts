import { caseFormats, openCaseFile } from '../../../src/action/test-cases/case-file.ts';
import { traceListing } from '../../../src/action/test-cases/trace-listing.ts';
import { openTestManagement } from '../../helpers/cloud-client.ts';

/** What one listing cost the process that read it. */
export interface ListingCost {
  readonly count: number;
  readonly heapBeforeBytes: number;
  /** The most that was in use after a collection, looked at every few thousand cases. */
  readonly heapPeakBytes: number;
}

// Started by a test as a process of its own: node --expose-gc list-test-cases.ts <base url> <file>
const [baseUrl = '', path = ''] = process.argv.slice(2);
const { gc } = globalThis;
const heapBytes = (): number => {
  gc?.();
  return process.memoryUsage().heapUsed;
};
await using management = openTestManagement(baseUrl);
const heapBeforeBytes = heapBytes();
let heapPeakBytes = heapBeforeBytes;
let seen = 0;
const file = await openCaseFile(path, caseFormats(true).csv);
const watched = {
  ...file,
  write: async (traced: Parameters<typeof file.write>[0]): Promise<void> => {
    if (seen++ % 3_000 === 0) heapPeakBytes = Math.max(heapPeakBytes, heapBytes());
    await file.write(traced);
  },
};
const { tally } = await traceListing({
  pages: management.client.testCases('PR-1', { pageSize: 300 }),
  index: { tests: [], problems: [], complete: true, simulated: false },
  match: { kind: 'id' },
  issueKeys: ['SHOP-1'],
  files: [watched],
});
await file.finish();
const cost: ListingCost = { count: tally.count, heapBeforeBytes, heapPeakBytes };
process.stdout.write(JSON.stringify(cost));
