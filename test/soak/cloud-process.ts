import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stringify } from 'yaml';
import type { ScenarioInput } from '../../src/embedded/schema/scenario.ts';

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
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/embedded/serve.ts'), '--scenario', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const facts = new Map<string, string>();
  let struck = 0;
  const greeted = Promise.withResolvers<void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, name, value] = /^ {2}(address|username|access key) +(\S+)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) facts.set(name, value);
    if (facts.size === 3) greeted.resolve();
    if (line.includes('(fault: ')) struck += 1;
  });
  await Promise.race([greeted.promise, ended.then(() => Promise.reject(new Error('the built-in cloud did not start')))]);
  return {
    origin: facts.get('address') ?? '',
    username: facts.get('username') ?? '',
    accessKey: facts.get('access key') ?? '',
    struck: () => struck,
    end: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
