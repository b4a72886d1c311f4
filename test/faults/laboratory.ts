import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedCloud, startEmbeddedCloud } from '../../src/embedded/server.ts';
import { OutOfVirtualTimeError, type VirtualTime } from '../helpers/virtual-time.ts';
import { type Call, callsIn, globOf, pathPattern } from './calls.ts';
import { type Cell, kindOf } from './cells.ts';
import type { Command, Executed, Execution, Way } from './execution.ts';
import { startForeignServer } from './foreign-server.ts';
import { inProcess } from './in-process.ts';
import { type LocalFault, serviceHost } from './local-faults.ts';
import type { Outcome } from './outcome.ts';
import { throughProgram } from './program/run-program.ts';
import { seeded } from './seeded.ts';
import { goodService, type Setting } from './settings.ts';

/** Runs commands against a cloud of their own, in virtual time. One at a time. */
export interface Laboratory extends AsyncDisposable {
  /** The calls that a setting makes without a fault. */
  readonly record: (setting: Setting) => Promise<readonly Call[]>;
  readonly tryWithout: (setting: Setting, isGreen: boolean, way: Way) => Promise<Outcome>;
  readonly tryCell: (setting: Setting, cell: Cell, way: Way) => Promise<Outcome>;
}

const samples = path.resolve(import.meta.dirname, '../../samples');
const accessKey = 'S3cret-of-the-account';
/** One pixel of PNG. */
const banner = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

/** No run here has a reason to take so long. */
const giveUpMs = 2 * 3_600_000;

export const openLaboratory = async (time: VirtualTime): Promise<Laboratory> => {
  const executions: Readonly<Record<Way, Execution>> = { matrix: inProcess(time), program: await throughProgram(time, giveUpMs) };
  const foreign = await startForeignServer();
  const workspace = await mkdtemp(path.join(tmpdir(), 'faults-'));
  await cp(samples, workspace, { recursive: true });
  await writeFile(path.join(workspace, 'banner.png'), Buffer.from(banner, 'base64'));
  const pristine = Math.random;

  const trial = async (
    setting: Setting,
    isGreen: boolean,
    way: Way,
    cell?: Cell,
  ): Promise<{ outcome: Outcome; calls: readonly Call[] }> => {
    const { execute } = executions[way];
    const own = await mkdtemp(path.join(workspace, 'trial-'));
    const kind = cell && kindOf(cell);
    const isLocal = kind?.how.by === 'machine' && typeof kind.how.fault === 'string';
    // The same pauses in every run of a cell.
    const seed = cell === undefined ? 'none' : JSON.stringify(cell);
    Math.random = seeded(seed);
    const cloud = await startEmbeddedCloud({
      storageDir: path.join(own, 'cloud'),
      scenario: goodService(!isLocal, isGreen, setting.hangs !== undefined),
      timeScale: 1,
      accessKey,
    });
    try {
      const common = {
        'base-url': cloud.origin.replace('127.0.0.1', serviceHost),
        username: cloud.username,
        'access-key': cloud.accessKey,
        'report-dir': path.relative(workspace, `${own}/report`),
      };
      const inputs: Record<string, string> = { ...setting.inputs, ...common };
      if (setting.before !== undefined) {
        const { outputs } = await time.run(
          () => execute({ workspace, seed, inputs: { ...setting.before, ...common } }),
          giveUpMs,
        );
        if (outputs.verdict !== 'started') throw new Error(`nothing was started beforehand: ${outputs.reason}`);
        if (setting.attaches === true) inputs['build-ids'] = outputs['build-ids'] ?? '';
      }
      const before = { requests: cloud.requests.length, builds: cloud.startedBuilds().length, ms: time.elapsedMs() };
      const executed = await inTime(execute, { workspace, inputs, seed, fault: cell && strike(cloud, cell) });
      const requests = cloud.requests.slice(before.requests);
      const { outputs = {}, failed = true, lines = [], struck = 0 } = executed ?? {};
      const outcome: Outcome = {
        outputs,
        failed,
        lines,
        files: executed === undefined ? [] : await filesIn(path.join(own, 'report')),
        elapsedMs: time.elapsedMs() - before.ms,
        ended: executed !== undefined,
        builds: cloud.startedBuilds().slice(before.builds),
        struck: requests.filter(({ fault }) => fault !== undefined).length + struck,
        leaks: [...foreign.takeLeaks(secretsOf(cloud)), ...(await secretsIn(executed, path.join(own, 'report'), cloud))],
      };
      return { outcome, calls: callsIn(requests) };
    } finally {
      Math.random = pristine;
      await time.run(() => cloud.close(), giveUpMs);
      await rm(own, { recursive: true, force: true });
    }
  };

  /** Undefined where the command had to be given up. */
  const inTime = async (execute: Execution['execute'], command: Command): Promise<Executed | undefined> => {
    try {
      return await time.run(() => execute(command), giveUpMs);
    } catch (error) {
      if (error instanceof OutOfVirtualTimeError) return undefined;
      throw error;
    }
  };

  /** Prepares the service for the fault, or gives what this machine is to do. */
  const strike = (cloud: EmbeddedCloud, cell: Cell): LocalFault | undefined => {
    const { how } = kindOf(cell);
    const { call, nth, lasting } = cell;
    if (how.by === 'machine') return { method: call.method, path: pathPattern(call), nth, lasting, fault: how.fault };
    cloud.setFaults([
      { ...how.fault(foreign.origin), method: call.method, path: globOf(call), nth, times: lasting ? 'always' : 1 },
    ]);
    return undefined;
  };

  return {
    record: async (setting) => {
      const green = (await trial(setting, true, 'matrix')).calls;
      const red = (await trial(setting, false, 'matrix')).calls;
      const isInGreen = ({ method, route }: Call): boolean =>
        green.some((call) => call.method === method && call.route === route);
      return [...green, ...red.filter((call) => !isInGreen(call)).map((call) => ({ ...call, needsFailure: true as const }))];
    },
    tryWithout: async (setting, isGreen, way) => (await trial(setting, isGreen, way)).outcome,
    tryCell: async (setting, cell, way) => (await trial(setting, cell.isGreen, way, cell)).outcome,
    [Symbol.asyncDispose]: async () => {
      await executions.program[Symbol.asyncDispose]();
      await foreign.close();
      await rm(workspace, { recursive: true, force: true });
    },
  };
};

const secretsOf = ({ username, accessKey: key }: EmbeddedCloud): readonly string[] => [
  key,
  Buffer.from(`${username}:${key}`).toString('base64'),
];

/** Everything that the run wrote, debug lines included: a mask hides nothing that is written elsewhere. */
const secretsIn = async (executed: Executed | undefined, folder: string, cloud: EmbeddedCloud): Promise<readonly string[]> => {
  const secrets = secretsOf(cloud);
  const places = Object.entries(executed?.written ?? {}).map(([place, texts]) => [place, texts.join('\n')] as const);
  for (const file of await filesIn(folder)) places.push([file, await readFile(path.join(folder, file), 'latin1')]);
  return places.filter(([, text]) => secrets.some((secret) => text.includes(secret))).map(([place]) => place);
};

const filesIn = async (folder: string): Promise<readonly string[]> => {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
};
