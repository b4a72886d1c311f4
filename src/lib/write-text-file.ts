import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limitHeap } from './heap.ts';

const blockChars = 65_536;

/** Writes a text in blocks, so that memory holds at most one block. */
export const writeTextFile = (path: string, pieces: Iterable<string>): Promise<void> =>
  pipeline(Readable.from(inBlocks(pieces), { objectMode: true }), createWriteStream(path));

function* inBlocks(pieces: Iterable<string>): Generator<string> {
  let block: string[] = [];
  let chars = 0;
  for (const piece of pieces) {
    block.push(piece);
    chars += piece.length;
    if (chars < blockChars) continue;
    yield block.join('');
    limitHeap();
    block = [];
    chars = 0;
  }
  if (chars > 0) yield block.join('');
}
