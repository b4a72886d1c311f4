import { clauseOf, isSystemError } from '../../../core/model/run-problem.ts';
import { type Mapping, readMapping } from '../../../core/results/retrace/read-mapping.ts';
import { classNamesIn, restoreSession } from '../../../core/results/retrace/restore-sessions.ts';
import { counted } from '../../../lib/numbers.ts';
import { readFileBlocks } from '../../../lib/regular-file.ts';
import type { Context } from '../../context.ts';
import type { MappingFile } from '../../inputs/mapping.ts';
import type { RunFacts } from '../run-state.ts';

/** Newest known version of the mapping format. Unknown entries of newer versions are ignored. */
const knownVersion = 2.2;

/** Restores obfuscated names in stack traces. Reads only the classes that occur in traces. */
export const restoreStacks = async (
  facts: RunFacts,
  files: readonly MappingFile[],
  { log, signal }: Context,
): Promise<RunFacts> => {
  if (files.length === 0) return facts;
  const names = classNamesIn(facts.sessions.values());
  if (names.size === 0) return facts;
  const mappings: Mapping[] = [];
  for (const { path, name } of files) {
    try {
      const mapping = await readMapping(readFileBlocks(path), names, signal);
      if (Number(mapping.header.version) > knownVersion)
        log.notice(
          `${name} has the format ${mapping.header.version}, which is newer than ${knownVersion}: some frames may stay as they are.`,
        );
      mappings.push(mapping);
    } catch (error) {
      if (!isSystemError(error)) throw error;
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
