import { hash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../../src/action/commands/command.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { seededRandom } from '../../src/stand-in/random.ts';
import { type EmbeddedCloud, startEmbeddedCloud } from '../../src/stand-in/server.ts';
import { type RawRequest, startRawServer, text } from '../helpers/loopback-server.ts';
import { createMemoryRunner } from '../helpers/memory-runner.ts';
import { checkVerdict } from '../helpers/oracle.ts';
import { runAction } from '../helpers/runner.ts';
import { temporaryDirectory } from '../helpers/temp.ts';
import { createVirtualClock, OutOfVirtualTimeError } from '../helpers/virtual-clock.ts';
import { type Call, type Cell, callsIn, cellName, kindOf } from './cells.ts';
import { type Outcome, problemsOf } from './check.ts';
import { installMachineFaults, type PlannedFault, serviceHost } from './machine-faults.ts';
import { goodService, type Setting } from './settings.ts';

/** `matrix`: in this process, on a virtual clock. `program`: `dist/index.js` in a process of its own, as the runner starts it, in real time. */
type Way = 'matrix' | 'program';

type Inputs = Readonly<Record<string, string>>;

/** Result of a command, as the runner sees it. */
interface Executed extends Pick<Outcome, 'outputs' | 'failed' | 'lines'> {
  /** Everything that the command wrote to the runner, including debug lines, by place. */
  readonly written: Readonly<Record<string, readonly string[]>>;
}

const samples = path.resolve(import.meta.dirname, '../../samples');
const accessKey = 'S3cret-of-the-account';
const banner = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';
const loginPage = '<!DOCTYPE html><html><head><title>Log in</title></head><body>Who are you?</body></html>\n';
/** Simulated time after which a run counts as endless. */
const giveUpMs = 2 * 3_600_000;
/** Limits of a program, which runs in real time, and the speed of its service. */
const program = { limits: { 'timeout-minutes': '1', 'queue-timeout-minutes': '1' }, timeoutMs: 400_000, timeScale: 20 };

/** Runs commands, each against a cloud of its own. Only programs may run at the same time. */
export const openLaboratory = async () => {
  const clock = createVirtualClock();
  const machine = installMachineFaults(clock.jumpWallClock);
  const foreign = await startRawServer([text(loginPage, 200, { 'content-type': 'text/html', connection: 'close' })]);
  const folder = await temporaryDirectory();
  const workspace = folder.path;
  await cp(samples, workspace, { recursive: true });
  await writeFile(path.join(workspace, 'banner.png'), Buffer.from(banner, 'base64'));
  const baselines = new Map<string, Promise<Outcome>>();

  /** @returns undefined if the command did not end */
  const inProcess = async (inputs: Inputs, seed: number, fault?: PlannedFault): Promise<Executed | undefined> => {
    const runner = createMemoryRunner(workspace, inputs);
    machine.set(fault);
    try {
      await clock.run(() => runCommand({ ...runner, clock, random: seededRandom(seed) }), giveUpMs);
    } catch (error) {
      if (error instanceof OutOfVirtualTimeError) return undefined;
      throw error;
    }
    const { outputs, failed, lines, state, summaries } = runner;
    const written = { 'the log': lines, outputs: Object.values(outputs), state: Object.values(state), summary: summaries };
    return { outputs, failed, lines: lines.filter((line) => !line.startsWith('debug: ')), written };
  };

  const inProgram = async (inputs: Inputs): Promise<Executed> => {
    await using step = await runAction({ inputs, workspace, env: { RUNNER_DEBUG: '1' }, timeoutMs: program.timeoutMs });
    const { outputs, exitCode, text: log, stdout, stderr, state, summary, exportedVariables } = step;
    if (exitCode !== 0 && exitCode !== 1) throw new Error(`the step ended with ${exitCode}\n${stdout}\n${stderr}`);
    const written = {
      'the log': [stdout.replace(/^::add-mask::.*$/gm, ''), stderr],
      outputs: Object.values(outputs),
      state: Object.values(state),
      variables: Object.values(exportedVariables),
      summary: [summary],
    };
    return { outputs, failed: exitCode === 1, lines: log.split('\n'), written };
  };

  const trial = async (setting: Setting, isGreen: boolean, way: Way, cell?: Cell) => {
    const isProgram = way === 'program';
    const execute = isProgram ? inProgram : inProcess;
    const time = isProgram ? systemClock : clock;
    const own = await mkdtemp(path.join(workspace, 'trial-'));
    const report = path.join(own, 'report');
    const isMachineFault = cell !== undefined && typeof kindOf(cell).fault !== 'object';
    const seed = hash('sha256', JSON.stringify(cell) ?? 'none', 'buffer').readInt32BE(0);
    const cloud = await startEmbeddedCloud({
      storageDir: path.join(own, 'cloud'),
      // A fault of this machine affects new connections.
      scenario: goodService(!isMachineFault, isGreen, setting.hangs !== undefined),
      timeScale: isProgram ? program.timeScale : 1,
      clock: time,
      accessKey,
    });
    try {
      const common = {
        'base-url': isProgram ? cloud.origin : cloud.origin.replace('127.0.0.1', serviceHost),
        username: cloud.username,
        'access-key': accessKey,
        'report-dir': path.relative(workspace, report),
        ...(isProgram ? program.limits : {}),
      };
      const inputs: Record<string, string> = { ...setting.inputs, ...common };
      if (setting.before !== undefined) {
        const { outputs = {} } = (await execute({ ...setting.before, ...common }, seed)) ?? {};
        if (outputs.verdict !== 'started') throw new Error(`nothing was started beforehand: ${outputs.reason}`);
        if (setting.attaches === true) inputs['build-ids'] = outputs['build-ids'] ?? '';
      }
      const [requestsBefore, buildsBefore, foreignBefore] = [cloud.requests, cloud.startedBuilds(), foreign.requests].map(
        ({ length }) => length,
      );
      const startMs = time.monotonicMs();
      const executed = await execute(inputs, seed, cell && prepareFault(cloud, cell));
      const requests = cloud.requests.slice(requestsBefore);
      const outcome: Outcome = {
        outputs: {},
        failed: true,
        lines: [],
        ...executed,
        files: executed === undefined ? [] : await filesIn(report),
        elapsedMs: time.monotonicMs() - startMs,
        ended: executed !== undefined,
        builds: cloud.startedBuilds().slice(buildsBefore),
        struck: requests.filter(({ fault }) => fault !== undefined).length + (isProgram ? 0 : machine.affected()),
        leaks: await leaksOf(cloud.username, executed, report, foreign.requests.slice(foreignBefore)),
      };
      return { outcome, calls: callsIn(requests) };
    } finally {
      await (isProgram ? cloud.close() : clock.run(() => cloud.close(), giveUpMs));
      await rm(own, { recursive: true, force: true });
    }
  };

  /** Makes the service perform the fault. @returns the fault if this machine has to perform it */
  const prepareFault = (cloud: EmbeddedCloud, cell: Cell): PlannedFault | undefined => {
    const { nth, lasting } = cell;
    const { method, route } = cell.call;
    const { fault } = kindOf(cell);
    if (typeof fault !== 'object') {
      const pattern = route.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+');
      return { method, path: new RegExp(`^${pattern}(\\?|$)`), nth, lasting, fault };
    }
    const directed = fault.action === 'redirect' ? { ...fault, to: foreign.origin } : fault;
    cloud.setFaults([{ ...directed, method, path: route.replaceAll(/:\w+/g, '*'), nth, times: lasting ? 'always' : 1 }]);
    return undefined;
  };

  const baselineOf = (setting: Setting, isGreen: boolean, way: Way): Promise<Outcome> => {
    const key = `${setting.name} ${isGreen} ${way}`;
    const baseline = baselines.get(key) ?? trial(setting, isGreen, way).then(({ outcome }) => outcome);
    baselines.set(key, baseline);
    return baseline;
  };

  return {
    /** Records the calls of a setting in a green and in a red run without a fault. */
    record: async (setting: Setting): Promise<readonly Call[]> => {
      const green = (await trial(setting, true, 'matrix')).calls;
      const red = (await trial(setting, false, 'matrix')).calls;
      const others = red.filter(({ method, route }) => !green.some((call) => call.method === method && call.route === route));
      return [...green, ...others.map((call) => ({ ...call, needsFailure: true as const }))];
    },
    /** Runs a cell. @returns its problems, followed by its log if there are any */
    tryCell: async (setting: Setting, cell: Cell, way: Way): Promise<readonly string[]> => {
      const baseline = await baselineOf(setting, cell.isGreen, way);
      const { outcome } = await trial(setting, cell.isGreen, way, cell);
      if (way === 'matrix') await checkVerdict(outcome.outputs, outcome.failed, `fault: ${cellName(cell)}`);
      const problems = problemsOf({ cell, setting, outcome, baseline });
      return problems.length === 0 ? [] : [...problems, ...outcome.lines];
    },
    [Symbol.asyncDispose]: async () => {
      machine[Symbol.dispose]();
      await foreign[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
};

/** Finds places with credentials: everything that the run wrote, debug lines included, and its requests to another origin. */
const leaksOf = async (
  username: string,
  executed: Executed | undefined,
  folder: string,
  foreign: readonly RawRequest[],
): Promise<readonly string[]> => {
  const secrets = [accessKey, Buffer.from(`${username}:${accessKey}`).toString('base64')];
  const places = Object.entries(executed?.written ?? {}).map(([place, texts]) => [place, texts.join('\n')] as const);
  for (const file of await filesIn(folder)) places.push([file, await readFile(path.join(folder, file), 'latin1')]);
  const isSecret = (text: string): boolean => secrets.some((secret) => text.includes(secret));
  const hasSecret = ({ url, headers }: RawRequest): boolean =>
    'authorization' in headers || 'proxy-authorization' in headers || isSecret(`${url} ${JSON.stringify(headers)}`);
  return [
    ...places.filter(([, text]) => isSecret(text)).map(([place]) => place),
    ...foreign.filter(hasSecret).map(({ method, url }) => `another origin: ${method} ${url}`),
  ];
};

const filesIn = async (folder: string): Promise<readonly string[]> => {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
};
