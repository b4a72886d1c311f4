import { entriesOf } from '../history/quarantine.ts';
import { quarantineWarnings } from '../history/quarantine-warnings.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { counted } from '../lib/numbers.ts';
import type { KnownSuite } from '../model/known-suite.ts';
import { type Check, passed, skipped, warning } from './check.ts';

/** The file was read without mistakes; what is left are entries that mean nothing, which change no verdict. */
export const checkQuarantine = (
  { quarantine, framework }: Pick<RunInputs, 'quarantine' | 'framework'>,
  suite: KnownSuite | undefined,
  at: Date,
): Check => {
  if (quarantine === undefined) return skipped('quarantine', 'no file is set');
  const found = `${quarantine.file}: ${counted(entriesOf(quarantine, framework).length, 'entry', 'entries')} for ${framework}`;
  const warnings = quarantineWarnings(quarantine, framework, at, { suite, shards: [], isPart: true });
  if (warnings.length === 0) return passed('quarantine', found);
  return warning(
    'quarantine',
    `${found}, ${warnings.length} of them ${warnings.length === 1 ? 'has' : 'have'} no effect`,
    warnings.join(' '),
  );
};
