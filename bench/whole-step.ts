import path from 'node:path';
import { testsInFile } from '../src/embedded/uploads/suite-file.ts';
import { standingCloud } from '../test/helpers/standing-cloud.ts';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { alternate, median, medianRatio } from './lib/alternate.ts';
import { curlScript, scriptCpuMs } from './lib/curl-script.ts';
import { duration, megabytes } from './lib/figures.ts';
import { needProgram } from './lib/programs.ts';
import { runStep, type Step } from './lib/step.ts';
import type { Row } from './row.ts';

const rounds = 9;
const mostPeakBytes = 200e6;

const [app, suite] = ['samples/shop-debug.apk', 'samples/shop-debug-androidTest.apk'] as const;

export const measure = async (): Promise<Row> => {
  for (const program of ['curl', 'jq']) await needProgram(program, `apt-get install ${program}`);
  await using folder = await temporaryDirectory();
  // Sessions of two minutes last 20 ms.
  await using service = await standingCloud('time-scale: 6000', { discoverTests: testsInFile });
  const { origin, username, accessKey, requests } = service.cloud;
  const place = { origin, credentials: `${username}:${accessKey}`, app: path.resolve(app), suite: path.resolve(suite) };
  let script: readonly string[] = [];
  const byAction = async (): Promise<Step> => {
    const earlier = requests.length;
    const step = await wholeStep(service.service);
    script = curlScript(requests.slice(earlier), place);
    return step;
  };
  await byAction();
  const { ours, theirs } = await alternate({ rounds, ours: byAction, theirs: () => scriptCpuMs(script, folder.path) });
  const cpuMs = ours.map((step) => step.cpuMs);
  const tookMs = median(ours.map(({ durationMs }) => durationMs));
  const peakBytes = Math.max(...ours.map((step) => step.peakBytes));
  const ratio = medianRatio(cpuMs, theirs);
  return {
    what: 'whole step, 2 devices × 2 shards',
    ours: `${duration(tookMs)}, processor time ${duration(median(cpuMs))}, peak ${megabytes(peakBytes)}`,
    against: `curl and jq: processor time ${duration(median(theirs))}`,
    ratio,
    target: `≤ ${megabytes(mostPeakBytes)}, ≤ 1 ×`,
    met: peakBytes <= mostPeakBytes && ratio <= 1,
    how: `The bundled action from the start of its process to its end, with \`download: all\`, against the built-in cloud in another process, which responds at once: validate and upload the sample APKs, start two builds, poll them, collect four sessions with all their files, write the report. Simulated sessions last 20 ms; most of the time is the pauses between polls, which a real service needs. The ratio is that of the processor time to that of a script which makes the same ${script.length} calls with curl and reads with jq what the action reads as JSON, but validates, judges and reports nothing. Median of ${rounds}.`,
  };
};

const wholeStep = async (service: Readonly<Record<string, string>>): Promise<Step> => {
  const step = await runStep({
    files: { 'app.apk': { copyOf: app }, 'suite.apk': { copyOf: suite } },
    inputs: {
      ...service,
      framework: 'espresso',
      app: 'app.apk',
      'test-suite': 'suite.apk',
      devices: 'Google Pixel 7-13.0\nSamsung Galaxy S22-12.0',
      shards: '2',
      download: 'all',
      'reuse-uploads': 'false',
    },
  });
  if (step.outputs.sessions !== '4') throw new Error(`the step collected ${step.outputs.sessions} sessions instead of 4`);
  return step;
};
