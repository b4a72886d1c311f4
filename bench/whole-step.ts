import path from 'node:path';
import type { RecordedRequest } from '../src/stand-in/http/request-log.ts';
import { testsInFile } from '../src/stand-in/uploads/suite-file.ts';
import { standingCloud } from '../test/helpers/standing-cloud.ts';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { type Cost, compare, costOf, duration, measureStep, megabytes, report, runProgram } from './measure.ts';

const rounds = 9;
const [app, suite] = ['samples/shop-debug.apk', 'samples/shop-debug-androidTest.apk'] as const;
const readWithJq = /(?:\.json|\/test-suites|\/recent_apps\/[^/]+|\/builds\/\w+|\/sessions\/\w{30,})$/;

await using folder = await temporaryDirectory();
await using service = await standingCloud('time-scale: 6000', { discoverTests: testsInFile });
const { origin, username, accessKey, requests } = service.cloud;

/** The same call, as a job without this action makes it: with `curl`, and `jq` where the response is read. */
const curlLine = ({ method, path: target, body }: RecordedRequest, nth: number): string => {
  const curl = `curl -sSf -u '${username}:${accessKey}' '${origin}${target}'`;
  if (method === 'GET') return readWithJq.test(target) ? `${curl} | jq . > ${nth}.json` : `${curl} -o ${nth}.file`;
  if (body === undefined || 'file' in Object(body))
    return `${curl} -F 'file=@${path.resolve(target.endsWith('/upload') ? app : suite)}' | jq .`;
  return `jq -n '${JSON.stringify(body)}' | ${curl} -H 'content-type: application/json' -d @- | jq -r .build_id`;
};

const steps: Cost[] = [];
let script: readonly string[] = [];
const byAction = async (): Promise<number> => {
  const earlier = requests.length;
  const devices = 'Google Pixel 7-13.0\nSamsung Galaxy S22-12.0';
  const binaries = { app: 'app.apk', 'test-suite': 'suite.apk', 'reuse-uploads': 'false' };
  const step = await measureStep({
    files: { 'app.apk': { copyOf: app }, 'suite.apk': { copyOf: suite } },
    inputs: { ...service.service, framework: 'espresso', ...binaries, devices, shards: '2', download: 'all' },
  });
  if (step.outputs.sessions !== '4') throw new Error(`the step collected ${step.outputs.sessions} sessions instead of 4`);
  script = requests.slice(earlier).map(curlLine);
  steps.push(step);
  return step.cpuMs;
};
/** Processor time of the script, with that of all programs that it starts. */
const byCurl = async (): Promise<number> => {
  const printed = await runProgram('bash', ['-c', ['set -eo pipefail', `cd '${folder.path}'`, ...script, 'times'].join('\n')]);
  const times = [...printed.matchAll(/(\d+)m([\d.]+)s/g)].slice(-4);
  return times.reduce((sum, [, minutes, seconds]) => sum + (Number(minutes) * 60 + Number(seconds)) * 1_000, 0);
};

await byAction();
const { ours, theirs, ratio } = await compare(rounds, byAction, byCurl);
const { durationMs, peakBytes } = costOf(steps.slice(-rounds));
report({
  what: 'whole step, 2 devices × 2 shards',
  ours: `${duration(durationMs)}, processor time ${duration(ours)}, peak ${megabytes(peakBytes)}`,
  against: `curl and jq: processor time ${duration(theirs)}`,
  ratio,
  targets: { '≤ 600 ms of processor time': ours <= 600, '≤ 200 MB': peakBytes <= 200e6, '≤ 1 ×': ratio <= 1 },
  how: `The bundled action with \`download: all\` and the sample APKs, against the built-in cloud in another process, which responds at once. Simulated sessions last 20 ms, and most of the time is the pauses between polls. The ratio compares the processor time with that of a script that makes the same ${script.length} calls with curl and reads with jq what the action reads as JSON, but validates, judges and reports nothing. Median of ${rounds}.`,
});
