import { createCloudClient } from '../../../src/cloud/client.ts';
import { systemClock } from '../../../src/lib/clock.ts';

/** What one upload cost the process that did it. */
export interface UploadCost {
  readonly rssBeforeBytes: number;
  readonly rssPeakBytes: number;
  readonly bytesSent: number;
  readonly durationMs: number;
}

// Started by a test as a process of its own: node upload-once.ts <base url> <file>
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
const rssBeforeBytes = process.memoryUsage().rss;
const startMs = systemClock.monotonicMs();
await client.apps.uploadFile({ path });
const cost: UploadCost = {
  rssBeforeBytes,
  rssPeakBytes: process.resourceUsage().maxRSS * 1_024,
  bytesSent,
  durationMs: systemClock.monotonicMs() - startMs,
};
process.stdout.write(JSON.stringify(cost));
await client.close();
