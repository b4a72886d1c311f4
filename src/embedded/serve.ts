import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readScenarioFile, ScenarioError } from './scenario.ts';
import { type EmbeddedCloud, startEmbeddedCloud } from './server.ts';
import { testsInFile } from './uploads/suite-file.ts';

const usage = 'Usage: npm run cloud -- [--port <number>] [--scenario <file>]\n';

const readArguments = (): { readonly port: number; readonly scenario: string | undefined } => {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '0' }, scenario: { type: 'string' } } });
  if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535)
    throw new TypeError('--port takes a number from 0 to 65535');
  return { port: Number(values.port), scenario: values.scenario };
};

const greeting = ({ origin, username, accessKey }: EmbeddedCloud): string => `\
The built-in cloud of Mobile Test Cloud. All results are simulated.

  address      ${origin}
  username     ${username}
  access key   ${accessKey}

Try it:

  curl -u ${username}:${accessKey} ${origin}/app-automate/plan.json

Press Ctrl+C to stop. docs/embedded-cloud.md describes scenarios and faults.
`;

const serve = async (): Promise<void> => {
  const { port, scenario: scenarioPath } = readArguments();
  const scenario = scenarioPath === undefined ? {} : await readScenarioFile(scenarioPath);
  const storageDir = await mkdtemp(join(tmpdir(), 'mobile-test-cloud-'));
  try {
    const cloud = await startEmbeddedCloud({
      scenario,
      storageDir,
      port,
      discoverTests: testsInFile,
      onRequest: ({ method, path, status, fault }) => {
        process.stdout.write(`${method} ${path} ${status ?? 'no response'}${fault === undefined ? '' : ` (fault: ${fault})`}\n`);
      },
    });
    process.stdout.write(greeting(cloud));
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await cloud.close();
  } finally {
    await rm(storageDir, { recursive: true, force: true });
  }
};

/** The message for a person, for a port that cannot be opened in plain words. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (!('port' in error && 'code' in error)) return error.message;
  const reason = { EADDRINUSE: 'is in use', EACCES: 'needs administrator rights' }[String(error.code)];
  return reason === undefined
    ? error.message
    : `Port ${String(error.port)} ${reason}: choose another \`--port\`, or leave it out for a free one.`;
};

try {
  await serve();
} catch (error) {
  const isMistake = error instanceof ScenarioError || error instanceof TypeError;
  process.stderr.write(`${messageOf(error)}\n${isMistake ? usage : ''}`);
  process.exitCode = 1;
}
