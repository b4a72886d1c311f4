/** Runs targets in a thread of its own, so that a case that never ends or eats all memory is seen from outside. */
import { parentPort } from 'node:worker_threads';
import { runTarget, type TargetJob } from './run-target.ts';
import { targets } from './targets.ts';

parentPort?.on('message', (job: TargetJob) => {
  const target = targets.find(({ name }) => name === job.target);
  if (target === undefined) throw new Error(`there is no target ${job.target}`);
  void runTarget(target, job).then((report) => parentPort?.postMessage(report));
});
