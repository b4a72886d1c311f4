import { fileURLToPath } from 'node:url';
import { type JUnitReading, readJUnit } from '../../../../../src/core/results/junit/read-junit.ts';
import type { JUnitReadingOptions } from '../../../../../src/core/results/junit/reading-context.ts';
import { readFileBlocks } from '../../../../../src/lib/regular-file.ts';

export const readFixture = (name: string, options?: JUnitReadingOptions): Promise<JUnitReading> =>
  readJUnit(readFileBlocks(fileURLToPath(new URL(`../../../../fixtures/junit/${name}`, import.meta.url))), options);

/** Reads a document that comes in the given pieces. */
export const readPieces = (pieces: readonly Uint8Array[], options?: JUnitReadingOptions): Promise<JUnitReading> =>
  readJUnit(streamOf(pieces), options);

export const readText = (text: string, options?: JUnitReadingOptions): Promise<JUnitReading> =>
  readPieces([Buffer.from(text)], options);

async function* streamOf(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield piece;
}
