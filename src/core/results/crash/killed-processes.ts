import type { CrashKind } from '../../model/crash.ts';
import { type CrashNotes, cutLine, type LoggedCrash, type ProcessEnd, type ProcessLife } from './crash-notes.ts';

/** Processes of the app and the tests. Crashes of other processes are ignored. */
export interface OwnProcesses {
  /** Packages of the app and the tests. Empty if they are unknown. */
  readonly packages: readonly string[];
  /** Names of test classes. Used without packages, because these names begin with the name of the app's process. */
  readonly testClasses: readonly string[];
}

type IsOwn = (process: string) => boolean;

/** Android keeps only this number of characters at the end of a long process name. */
const cutNameChars = 15;

/**
 * Creates a function that decides by name whether a process belongs to the app or its tests.
 *
 * @param instrumented packages that the log names as instrumentation
 */
export const ownership = ({ packages, testClasses }: OwnProcesses, instrumented: ReadonlySet<string>): IsOwn => {
  const known = packages.length > 0 ? packages : [...instrumented];
  return (process) => {
    const [name = ''] = process.split(':');
    if (known.some((each) => each === name || (name.length === cutNameChars && each.endsWith(name)))) return true;
    if (packages.length > 0 || !name.includes('.')) return false;
    const app = name.endsWith('.test') ? name.slice(0, -'.test'.length) : name;
    return testClasses.some((each) => each.startsWith(`${app}.`));
  };
};

/** Cause of a process that ended without any reason in the log. */
export const died = 'the process died';

interface NumberedCrash {
  readonly order: number;
  readonly crash: LoggedCrash;
}

/** Lists the processes that were killed, or ended by a signal that the log names without more, with the number of the line. */
export const killedProcesses = (notes: CrashNotes, isOwn: IsOwn): readonly NumberedCrash[] => {
  const stateAt = instrumentationStates(notes, isOwn);
  return notes.lives.flatMap((life): NumberedCrash[] => {
    const [first] = life.ends;
    const isOfTests = life.isInstrumented || (life.name !== undefined && isOwn(life.name));
    if (first === undefined || !isOfTests || isExplained(notes, life)) return [];
    const found = endOf(life, stateAt(first.order));
    if (found === undefined) return [];
    const { ends, name: process } = life;
    const log = ends.map(({ raw }) => cutLine(raw));
    return [{ order: first.order, crash: { ...found, process, trace: [], log, running: first.running } }];
  });
};

/** Whether another crash of the process is known, which its end follows. */
const isExplained = ({ crashes }: CrashNotes, life: ProcessLife): boolean =>
  crashes.some((each) => each.life === life || (each.kind === 'not-responding' && each.process === life.name));

type State = 'running' | 'over' | 'unknown';

/** Creates a function that tells whether an instrumentation of the app was running at a line of the log. */
const instrumentationStates = ({ instrumentations }: CrashNotes, isOwn: IsOwn) => {
  const own = instrumentations.filter(({ packageName }) => packageName === undefined || isOwn(packageName));
  return (order: number): State => {
    const before = own.findLast((note) => note.order <= order);
    if (before !== undefined) return before.kind === 'finished' ? 'over' : 'running';
    // The log of a test usually begins after the instrumentation, whose end tells that it was running.
    const after = own.find((note) => note.order > order);
    return after === undefined || after.kind === 'started' ? 'unknown' : 'running';
  };
};

/** Signals that a process raises by a fault of its own: ILL, TRAP, ABRT, BUS, FPE, SEGV and SYS. */
const faults = /^signal (?:[4-8]|11|31)\b/;

const endOf = (
  { ends, name = '' }: ProcessLife,
  state: State,
): { readonly kind: CrashKind; readonly headline: string } | undefined => {
  const of = (kind: ProcessEnd['kind']): ProcessEnd | undefined => ends.find((each) => each.kind === kind);
  const reason = of('reason');
  const exit = of('exit')?.text;
  if (exit !== undefined && faults.test(exit)) return { kind: 'native', headline: exit };
  if (reason !== undefined && !isKill(reason, name, state)) return undefined;
  if (reason === undefined && state === 'over') return undefined;
  const why = reason?.text ?? '';
  // The exit may give in full the signal that the reason names.
  const told = [exit?.startsWith(why) === true && why !== '' ? exit : why, of('own-signal')?.text, exit];
  return { kind: 'killed', headline: told.find((text) => text !== undefined && text !== '') ?? died };
};

/** Priority from which a process is cached: it may be ended at any time. */
const cachedAdj = 900;

/** Reasons for which the system ends processes that do their work, or whose work is done. */
const usual = /^stop\b|\b(?:cached|empty|remove task|clear data|from pid)\b|^$/i;
const lack = /memory|excessive|signal/i;

/**
 * Whether the end of a process for a reason counts as a crash. While an instrumentation runs, each reason does, except the
 * start or the end of one, and those of a cached process beside the app's own.
 */
const isKill = ({ text, adj = 0 }: ProcessEnd, process: string, state: State): boolean => {
  if (/\b(?:start|finished) inst/.test(text)) return false;
  const isCached = adj >= cachedAdj;
  if (isCached && process.includes(':')) return false;
  if (state !== 'unknown') return state === 'running';
  return lack.test(text) || (!isCached && !usual.test(text));
};
