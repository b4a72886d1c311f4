import { createCloudClient } from '../../../src/cloud/client.ts';
import { systemClock } from '../../../src/lib/clock.ts';

/** What one upload cost the process that did it. */
export interface UploadCost {
  /** The most memory that was in use, without garbage, outside of what the process had before. */
  readonly heldPeakBytes: number;
  readonly samples: number;
  readonly bytesSent: number;
}

// Started by a test as a process of its own: node --expose-gc upload-once.ts <base url> <file>
const [baseUrl = '', path = ''] = process.argv.slice(2);
let bytesSent = 0;
const client = createCloudClient({
  baseUrl,
  username: 'ann',
  accessKey: 'key',
  apiVersion: 'v1',
  clock: systemClock,
  onRequest: (event) => {
    bytesSent = event.bytesSent;
  },
});
/** Bytes of the heap and of buffers that are in use: what was dropped is collected first. */
const heldBytes = (): number => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const beforeBytes = heldBytes();
const held: number[] = [];
const sampling = setInterval(() => held.push(heldBytes() - beforeBytes), 20);
await client.apps.uploadFile({ path });
clearInterval(sampling);
const cost: UploadCost = { heldPeakBytes: Math.max(...held), samples: held.length, bytesSent };
process.stdout.write(JSON.stringify(cost));
await client.close();
