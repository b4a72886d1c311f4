import { clauseOf, isSystemError } from '../../../core/model/run-problem.ts';
import { type Mapping, readMapping } from '../../../core/results/retrace/read-mapping.ts';
import { classNamesIn, restoreSession } from '../../../core/results/retrace/restore-sessions.ts';
import type { Clock } from '../../../lib/clock.ts';
import { counted } from '../../../lib/numbers.ts';
import { readFileBlocks, UnreadableFileError } from '../../../lib/regular-file.ts';
import type { Context } from '../../context.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import type { RunFacts } from '../run-state.ts';

/** Newest known version of the mapping format. Unknown entries of newer versions are ignored. */
const knownVersion = 2.2;

/** Maximum time for all mappings of a step. A mapping of 100 MB takes about two seconds. */
const maxReadingMs = 60_000;

/** Passes blocks on until the time is over. */
async function* until(untilMs: number, clock: Clock, blocks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const block of blocks) {
    if (clock.monotonicMs() > untilMs) throw new UnreadableFileError('the time for reading mappings is over');
    yield block;
  }
}

/** Restores obfuscated names in stack traces. Reads only the classes that occur in traces. */
export const restoreStacks = async <Facts extends Pick<RunFacts, 'sessions'>>(
  facts: Facts,
  { mapping: files, timeoutMs }: Pick<RunInputs, 'mapping' | 'timeoutMs'>,
  { log, signal, clock }: Pick<Context, 'log' | 'signal' | 'clock'>,
): Promise<Facts> => {
  if (files.length === 0) return facts;
  const names = classNamesIn(facts.sessions.values());
  if (names.size === 0) return facts;
  const mappings: Mapping[] = [];
  const untilMs = clock.monotonicMs() + Math.min(maxReadingMs, timeoutMs);
  for (const { path, name } of files) {
    try {
      const mapping = await readMapping(until(untilMs, clock, readFileBlocks(path)), names, signal);
      if (Number(mapping.header.version) > knownVersion)
        log.notice(
          `${name} has the format ${mapping.header.version}, which is newer than ${knownVersion}: some frames may stay as they are.`,
        );
      if (mapping.isCut) log.warning(`${name} holds more than is kept of a mapping: some frames may stay as they are.`);
      mappings.push(mapping);
    } catch (error) {
      if (!isSystemError(error) && !(error instanceof UnreadableFileError)) throw error;
      log.warning(`Stacks are not restored with ${name}: ${clauseOf(error)}.`);
    }
  }
  const sessions = new Map([...facts.sessions].map(([key, session]) => [key, restoreSession(session, mappings)]));
  const known = mappings.reduce((sum, { classes }) => sum + classes.size, 0);
  log.info(
    `Restored stacks with ${files.map(({ name }) => name).join(', ')}: it has ${counted(known, 'class', 'classes')} that they name.`,
  );
  return { ...facts, sessions };
};
