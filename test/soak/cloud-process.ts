import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { startStandIn } from '../helpers/stand-in.ts';

export interface CloudProcess {
  readonly origin: string;
  readonly username: string;
  readonly accessKey: string;
  /** How many requests met a fault so far. */
  readonly struck: () => number;
  readonly end: () => Promise<void>;
}

/** The built-in cloud in a process of its own, so that its memory is not the client's. */
export const startCloudProcess = async (scenario: ScenarioInput, folder: string): Promise<CloudProcess> => {
  const file = join(folder, 'scenario.yml');
  await writeFile(file, stringify(scenario));
  let struck = 0;
  const { origin, username, accessKey, ...cloud } = await startStandIn(['--scenario', file], (line) => {
    if (line.includes('(fault: ')) struck += 1;
  });
  return { origin, username, accessKey, struck: () => struck, end: async () => cloud[Symbol.asyncDispose]() };
};
