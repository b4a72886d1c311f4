import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isUsableTarget, startRecorder } from './record/recorder.ts';
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

  --record <folder>     passes requests on to a service instead, and writes a scenario that replays its responses
  --target <address>    of that service; default: https://api-cloud.browserstack.com
`;

const readWhole = (name: string, text: string, max: number): number => {
  if (!/^\d{1,15}$/.test(text) || Number(text) > max) throw new TypeError(`--${name} takes a number from 0 to ${max}`);
  return Number(text);
};

const readStartTime = (text: string): number => {
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

const readTarget = (text: string): URL => {
  const target = URL.parse(text);
  if (target !== null && isUsableTarget(target) && target.pathname === '/') return target;
  throw new TypeError('--target takes an origin such as https://api-cloud.browserstack.com: https, or http on this machine');
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
      record: { type: 'string' },
      target: { type: 'string', default: 'https://api-cloud.browserstack.com' },
    },
  });
  return {
    port: readWhole('port', values.port, 65_535),
    username: readName('username', values.username, /^[\x21-\x39\x3b-\x7e]{1,200}$/),
    accessKey: readName('access-key', values['access-key'], /^[\x21-\x7e]{1,200}$/),
    seed: values.seed === undefined ? undefined : readWhole('seed', values.seed, 2 ** 31 - 1),
    startsAtMs: readStartTime(values.now),
    scenarioPath: values.scenario,
    lenient: values.lenient,
    record: values.record,
    target: readTarget(values.target),
  };
};

/** Usual pause between two polls of a client. */
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

// A closed pipe is ignored, because the reader of the output may end before this server.
process.stdout.on('error', () => {});

const untilEnded = (): Promise<unknown> => Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const record = async (folder: string, target: URL, port: number): Promise<void> => {
  const recorder = await startRecorder({ folder, target, port, onExchange: print });
  print(`Passing requests on to ${target.origin}, at\n\n  address      ${recorder.origin}\n`);
  print('Use your own credentials of that service. Press Ctrl+C to stop, which writes the recording.');
  await untilEnded();
  await recorder.close();
  print(`Recorded in ${recorder.file}. Replay it: npm run cloud -- --scenario ${recorder.file}`);
};

const serve = async (): Promise<void> => {
  const { scenarioPath, seed, lenient, record: recordingFolder, target, ...given } = readArguments();
  if (recordingFolder !== undefined) return record(recordingFolder, target, given.port);
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
        print(`${method} ${path} ${status ?? 'no response'}${fault === undefined ? '' : ` (fault: ${fault})`}`);
      },
    });
    process.stdout.write(greeting(cloud));
    await untilEnded();
    await cloud.close();
  } finally {
    await rm(storageDir, { recursive: true, force: true });
  }
};

const describeStartError = (error: unknown): string => {
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
  process.stderr.write(`${describeStartError(error)}\n${isMistake ? usage : ''}`);
  process.exitCode = 1;
}
