import path from 'node:path';
import { systemClock } from '../../src/lib/clock.ts';
import { Masker, type MaskMode } from '../../src/lib/masking/masker.ts';
import { createCloudClient } from '../../src/service/client.ts';

// Arguments: <origin> <folder> <mode of masks>. Prints the number of bytes that were stored.
const [baseUrl = '', folder = '', mode = 'standard'] = process.argv.slice(2);
const service = { baseUrl, username: 'annsmith_aB3xY9', accessKey: 'q7ZxK2mPp9sVt4RwYb1L', apiVersion: 'v1' } as const;
const cloud = createCloudClient({ ...service, clock: systemClock, masker: new Masker(mode as MaskMode) });
const { bytes } = await cloud.sessions('espresso').downloadTestLog('b1', 't1', 'devicelogs', path.join(folder, `${mode}.log`));
console.log(bytes);
await cloud.close();
