import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipOf } from './zip.ts';

const sampleFlows = join(import.meta.dirname, '../../samples/maestro');

/** Archive of the sample Maestro suite in the form that the service accepts, with one folder at the top. */
export const sampleFlowsZip = async (): Promise<Buffer> => {
  const paths = (await readdir(sampleFlows, { recursive: true })).filter((path) => path.endsWith('.yaml'));
  const files = await Promise.all(paths.map(async (path) => [`flows/${path}`, await readFile(join(sampleFlows, path))] as const));
  return zipOf(Object.fromEntries(files));
};
