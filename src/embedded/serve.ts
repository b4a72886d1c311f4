import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseScenario, readScenarioFile, ScenarioError } from './scenario.ts';
import { type EmbeddedCloud, startEmbeddedCloud } from './server.ts';
import { testsInFile } from './uploads/suite-file.ts';

const usage = `\
Usage: npm run cloud -- [options]

  --port <number>       default: a free one
  --username <name>     default: embedded
  --access-key <key>    default: simulated
  --seed <number>       of ids and chance; default: the scenario's, else 1
  --now <time>          start of its clock, as 2026-01-01T00:00:00Z, which is the default
  --scenario <file>
  --lenient             accepts what the service is only suspected to accept
`;

const readWhole = (name: string, text: string, max: number): number => {
  if (!/^\d{1,15}$/.test(text) || Number(text) > max) throw new TypeError(`--${name} takes a number from 0 to ${max}`);
  return Number(text);
};

const readTime = (text: string): number => {
  const [, day, time = 'T00:00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  const atMs = day === undefined ? Number.NaN : Date.parse(`${day}${time}${zone}`);
  if (Number.isNaN(atMs)) throw new TypeError('--now takes a time such as 2026-01-01T00:00:00Z; without a zone it is UTC');
  return atMs;
};

const readName = (option: string, text: string, allowed: RegExp): string => {
  if (!allowed.test(text))
    throw new TypeError(`--${option} takes 1 to 200 printable characters${option === 'username' ? ' without a colon' : ''}`);
  return text;
};

const readArguments = () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      username: { type: 'string', default: 'embedded' },
      'access-key': { type: 'string', default: 'simulated' },
      seed: { type: 'string' },
      now: { type: 'string', default: '2026-01-01T00:00:00Z' },
      scenario: { type: 'string' },
      lenient: { type: 'boolean', default: false },
    },
  });
  return {
    port: readWhole('port', values.port, 65_535),
    username: readName('username', values.username, /^[\x21-\x39\x3b-\x7e]{1,200}$/),
    accessKey: readName('access-key', values['access-key'], /^[\x21-\x7e]{1,200}$/),
    seed: values.seed === undefined ? undefined : readWhole('seed', values.seed, 2 ** 31 - 1),
    startsAtMs: readTime(values.now),
    scenarioPath: values.scenario,
    lenient: values.lenient,
  };
};

/** How far a repeated request moves the clock: what most clients wait between two polls. */
const pollSeconds = 30;

const greeting = ({ origin, username, accessKey }: EmbeddedCloud): string => `\
The built-in cloud of Mobile Test Cloud. All results are simulated.

  address      ${origin}
  username     ${username}
  access key   ${accessKey}

Try it:

  curl -u ${username}:${accessKey} ${origin}/app-automate/plan.json
  curl ${origin}/simulation/requests

Press Ctrl+C to stop. docs/built-in-cloud-for-others.md describes how to test a client with it.
`;

// Whoever reads the output may go away before the clients do.
process.stdout.on('error', () => {});

const serve = async (): Promise<void> => {
  const { scenarioPath, seed, lenient, ...given } = readArguments();
  const scenario = scenarioPath === undefined ? parseScenario('') : await readScenarioFile(scenarioPath);
  const storageDir = await mkdtemp(join(tmpdir(), 'mobile-test-cloud-'));
  try {
    const cloud = await startEmbeddedCloud({
      ...given,
      scenario: { ...scenario, seed: seed ?? scenario.seed ?? 1, lenient: lenient || scenario.lenient },
      pollSeconds,
      storageDir,
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
