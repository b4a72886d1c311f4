/**
 * Checks what a run of the action would need, against the service that it would use: `npm run doctor -- --help`.
 *
 * Starts nothing and uploads nothing. Exit code 1 when there is a problem.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ArgumentError, environmentOf } from './arguments.ts';
import { renderTable } from './table.ts';

const usage = `Usage: npm run doctor -- [--<input> <value>]…

Checks credentials, plan, binaries, devices and the token's permissions, as a run with these inputs would need them.
Starts nothing and uploads nothing. Inputs are those of the action, for instance:

  npm run doctor -- --framework espresso --app app.apk --test-suite tests.apk --devices "Google Pixel 7-13.0"

--devices may stand several times. Credentials come from the variables DEVICE_CLOUD_USERNAME, DEVICE_CLOUD_ACCESS_KEY and,
for the permissions, GITHUB_TOKEN with GITHUB_REPOSITORY. --base-url embedded needs none.
`;

const defaultColumns = 120;

const root = path.resolve(import.meta.dirname, '../..');
const metadataSchema = z.object({ inputs: z.record(z.string(), z.unknown()) });

const inputNames = (): readonly string[] =>
  Object.keys(metadataSchema.parse(parse(readFileSync(path.join(root, 'action.yml'), 'utf8'))).inputs);

const main = async (args: readonly string[]): Promise<void> => {
  if (args.includes('--help')) return console.log(usage);
  const environment = environmentOf(args, process.env, inputNames());
  // Only now the client of the service and the built-in cloud are needed.
  const { examine } = await import('./examine.ts');
  const checks = await examine(environment);
  console.log(renderTable(checks, process.stdout.columns ?? defaultColumns));
  const count = (outcome: 'problem' | 'warning'): number => checks.filter((check) => check.outcome === outcome).length;
  const counted = (outcome: 'problem' | 'warning'): string => `${count(outcome)} ${outcome}${count(outcome) === 1 ? '' : 's'}`;
  console.log(`\n${counted('problem')}, ${counted('warning')}. Nothing was started or uploaded.`);
  if (count('problem') > 0) process.exitCode = 1;
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 1;
}
