/**
 * Loaded by Node before the program (`--import`): the program's time is that of the process that started it, its local faults strike
 * here, and its pauses are the same in every run of a cell. Of all this the program itself sees nothing in its environment.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { installVirtualTime } from '../../helpers/virtual-time.ts';
import { installLocalFaults } from '../local-faults.ts';
import { seeded } from '../seeded.ts';
import { type Following, followingVariable } from './following.ts';
import { onLines } from './lines.ts';
import type { TimeIs, TimePassed } from './time-server.ts';

const { port, seed, fault } = JSON.parse(process.env[followingVariable] ?? '') as Following;
delete process.env[followingVariable];
delete process.env.NODE_OPTIONS;

const socket = connect(port, '127.0.0.1');
await once(socket, 'connect');
socket.setNoDelay(true);

const hello = Promise.withResolvers<TimeIs>();
const readiness = Promise.withResolvers<{ readonly pass: (elapsedMs: number) => Promise<TimePassed> }>();
let isFirst = true;
const onLine = async (line: string): Promise<void> => {
  const told = JSON.parse(line) as TimeIs;
  if (isFirst) {
    isFirst = false;
    hello.resolve(told);
    return;
  }
  const { pass } = await readiness.promise;
  socket.write(`${JSON.stringify(await pass(told.elapsedMs))}\n`);
};
onLines(socket, (line) => void onLine(line));
const start = await hello.promise;

Math.random = seeded(seed);
const time = installVirtualTime('as its timers');
const local = installLocalFaults(time);
await time.passTo(start.elapsedMs);
time.jumpWallClock(start.wallMs - Date.now());
if (fault !== undefined) local.set({ ...fault, path: new RegExp(fault.path) });
readiness.resolve({ pass: async (elapsedMs) => ({ ...(await time.passTo(elapsedMs)), struck: local.struck() }) });
socket.unref();
