import { createHash } from 'node:crypto';
import { showInvisible } from './invisible.ts';

/** The service allows more; names are shown in lists, and one of a single file is its file name. */
const maxLength = 150;
const hashLength = 8;

/**
 * The name of a workflow artifact: whatever the artifact service forbids (`" : < > | * ? \ /` and line ends) becomes `-`, and so does
 * what file systems cannot hold, since people download artifacts under their names.
 *
 * A name that had to be cut ends in a hash of the whole, so that two long names stay apart.
 */
export const safeArtifactName = (text: string): string => {
  const plain = showInvisible(text)
    .replace(/[":<>|*?\\/\s]+/g, '-')
    .replace(/^[.-]+|(?<![.-])[.-]+$/g, '');
  if (plain === '') return 'artifact';
  if (plain.length <= maxLength) return plain;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, hashLength);
  return `${plain.slice(0, maxLength - hashLength - 1).toWellFormed()}-${hash}`;
};
