import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../../src/commands/command.ts';
import { seededRandom } from '../../src/embedded/random.ts';
import { type EmbeddedCloud, startEmbeddedCloud } from '../../src/embedded/server.ts';
import { createMemoryRunner, type MemoryRunner } from '../helpers/memory-runner.ts';
import { OutOfVirtualTimeError, type VirtualTime } from '../helpers/virtual-time.ts';
import { type Call, callsIn, globOf, pathPattern } from './calls.ts';
import { type Cell, kindOf } from './cells.ts';
import { startForeignServer } from './foreign-server.ts';
import { installLocalFaults, serviceHost } from './local-faults.ts';
import type { Outcome } from './outcome.ts';
import { goodService, type Setting } from './settings.ts';

/** Runs commands in this process against a cloud of their own, in virtual time. One at a time. */
export interface Laboratory extends AsyncDisposable {
  /** The calls that a setting makes without a fault. */
  readonly record: (setting: Setting) => Promise<readonly Call[]>;
  readonly tryWithout: (setting: Setting, isGreen: boolean) => Promise<Outcome>;
  readonly tryCell: (setting: Setting, cell: Cell) => Promise<Outcome>;
}

const samples = path.resolve(import.meta.dirname, '../../samples');
const accessKey = 'S3cret-of-the-account';
/** One pixel of PNG. */
const banner = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

/** No run here has a reason to take so long. */
const giveUpMs = 2 * 3_600_000;

export const openLaboratory = async (time: VirtualTime): Promise<Laboratory> => {
  const local = installLocalFaults(time);
  const foreign = await startForeignServer();
  const workspace = await mkdtemp(path.join(tmpdir(), 'faults-'));
  await cp(samples, workspace, { recursive: true });
  await writeFile(path.join(workspace, 'banner.png'), Buffer.from(banner, 'base64'));
  const pristine = Math.random;

  const trial = async (
    setting: Setting,
    isGreen: boolean,
    cell?: Cell,
  ): Promise<{ outcome: Outcome; calls: readonly Call[] }> => {
    const own = await mkdtemp(path.join(workspace, 'trial-'));
    const kind = cell && kindOf(cell);
    const isLocal = kind?.how.by === 'machine' && typeof kind.how.fault === 'string';
    // The same pauses in every run of a cell.
    Math.random = seeded(cell === undefined ? 'none' : JSON.stringify(cell));
    const cloud = await startEmbeddedCloud({
      storageDir: path.join(own, 'cloud'),
      scenario: goodService(!isLocal, isGreen),
      timeScale: 1,
      accessKey,
    });
    try {
      const service = {
        'base-url': cloud.origin.replace('127.0.0.1', serviceHost),
        username: cloud.username,
        'access-key': cloud.accessKey,
      };
      const inputs: Record<string, string> = {
        ...setting.inputs,
        ...service,
        'report-dir': path.relative(workspace, `${own}/report`),
      };
      if (setting.before !== undefined) {
        const earlier = createMemoryRunner(workspace, {
          ...setting.before,
          ...service,
          'report-dir': inputs['report-dir'] ?? '',
        });
        await time.run(() => runCommand(earlier), giveUpMs);
        if (earlier.outputs.verdict !== 'started') throw new Error(`nothing was started beforehand: ${earlier.outputs.reason}`);
        if (setting.attaches === true) inputs['build-ids'] = earlier.outputs['build-ids'] ?? '';
      }
      const before = { requests: cloud.requests.length, builds: cloud.startedBuilds().length, ms: time.elapsedMs() };
      if (cell !== undefined) strike(cloud, cell);
      const runner = createMemoryRunner(workspace, inputs);
      const ended = await endsInTime(() => runCommand(runner));
      const requests = cloud.requests.slice(before.requests);
      const outcome: Outcome = {
        outputs: runner.outputs,
        failed: runner.failed,
        lines: runner.lines.filter((line) => !line.startsWith('debug: ')),
        files: ended ? await filesIn(path.join(own, 'report')) : [],
        elapsedMs: time.elapsedMs() - before.ms,
        ended,
        builds: cloud.startedBuilds().slice(before.builds),
        struck: requests.filter(({ fault }) => fault !== undefined).length + local.struck(),
        leaks: [...foreign.takeLeaks(secretsOf(cloud)), ...(await secretsIn(runner, path.join(own, 'report'), cloud))],
      };
      return { outcome, calls: callsIn(requests) };
    } finally {
      local.set(undefined);
      Math.random = pristine;
      await time.run(() => cloud.close(), giveUpMs);
      await rm(own, { recursive: true, force: true });
    }
  };

  const endsInTime = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await time.run(work, giveUpMs);
      return true;
    } catch (error) {
      if (error instanceof OutOfVirtualTimeError) return false;
      throw error;
    }
  };

  const strike = (cloud: EmbeddedCloud, cell: Cell): void => {
    const { how } = kindOf(cell);
    const { call, nth, lasting } = cell;
    if (how.by === 'machine') local.set({ method: call.method, path: pathPattern(call), nth, lasting, fault: how.fault });
    else
      cloud.setFaults([
        { ...how.fault(foreign.origin), method: call.method, path: globOf(call), nth, times: lasting ? 'always' : 1 },
      ]);
  };

  return {
    record: async (setting) => (await trial(setting, true)).calls,
    tryWithout: async (setting, isGreen) => (await trial(setting, isGreen)).outcome,
    tryCell: async (setting, cell) => (await trial(setting, cell.isGreen, cell)).outcome,
    [Symbol.asyncDispose]: async () => {
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
const secretsIn = async (runner: MemoryRunner, folder: string, cloud: EmbeddedCloud): Promise<readonly string[]> => {
  const secrets = secretsOf(cloud);
  const written = {
    'the log': runner.lines,
    outputs: Object.values(runner.outputs),
    state: Object.values(runner.state),
    summary: runner.summaries,
  };
  const places = Object.entries(written).map(([place, texts]) => [place, texts.join('\n')] as const);
  for (const file of await filesIn(folder)) places.push([file, await readFile(path.join(folder, file), 'latin1')]);
  return places.filter(([, text]) => secrets.some((secret) => text.includes(secret))).map(([place]) => place);
};

const filesIn = async (folder: string): Promise<readonly string[]> => {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
};

const seeded = (text: string): (() => number) => seededRandom(createHash('sha256').update(text).digest().readInt32BE(0));
