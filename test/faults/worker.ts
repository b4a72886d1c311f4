/** Runs cells for `main.ts`, in a process of its own: virtual time is the whole process's. */

import { recordVerdict } from '../helpers/oracle.ts';
import { installVirtualTime } from '../helpers/virtual-time.ts';
import type { Call } from './calls.ts';
import { type Trial, trialName, type Way } from './execution.ts';
import type { Outcome } from './outcome.ts';
import type { Setting } from './settings.ts';

/** What `main.ts` asks for. */
export type Task =
  | { readonly kind: 'record'; readonly setting: string }
  | ({ readonly kind: 'try' } & Trial)
  | { readonly kind: 'end' };

/** What comes back. */
export type Finding =
  | { readonly kind: 'calls'; readonly calls: readonly Call[] }
  | { readonly kind: 'tried'; readonly problems: readonly string[]; readonly lines: readonly string[] }
  | { readonly kind: 'broken'; readonly message: string };

const time = installVirtualTime();
// Whatever takes a timer or the time at its load must find the virtual ones.
const { openLaboratory } = await import('./laboratory.ts');
const { problemsOf } = await import('./check.ts');
const { settings } = await import('./settings.ts');

const laboratory = await openLaboratory(time);
const baselines = new Map<string, Promise<Outcome>>();

const settingNamed = (name: string): Setting => {
  const setting = settings.find((each) => each.name === name);
  if (setting === undefined) throw new Error(`no setting is named ${name}`);
  return setting;
};

const baselineOf = (setting: Setting, isGreen: boolean, way: Way): Promise<Outcome> => {
  const key = `${setting.name} ${isGreen} ${way}`;
  const baseline = baselines.get(key) ?? laboratory.tryWithout(setting, isGreen, way);
  baselines.set(key, baseline);
  return baseline;
};

const perform = async (task: Exclude<Task, { kind: 'end' }>): Promise<Finding> => {
  if (task.kind === 'record') return { kind: 'calls', calls: await laboratory.record(settingNamed(task.setting)) };
  const { cell, way } = task;
  const setting = settingNamed(cell.setting);
  const baseline = await baselineOf(setting, cell.isGreen, way);
  const outcome = await laboratory.tryCell(setting, cell, way);
  recordVerdict(`fault: ${trialName(task)}`, outcome.outputs, outcome.failed);
  const problems = problemsOf({ cell, setting, outcome, baseline });
  return { kind: 'tried', problems, lines: problems.length === 0 ? [] : outcome.lines };
};

const onTask = async (task: Task): Promise<void> => {
  if (task.kind === 'end') {
    await laboratory[Symbol.asyncDispose]();
    process.disconnect();
    return;
  }
  try {
    process.send?.(await perform(task));
  } catch (error) {
    process.send?.({
      kind: 'broken',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    } satisfies Finding);
  }
};

process.on('message', (task) => void onTask(task as Task));
