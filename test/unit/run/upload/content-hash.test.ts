import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { outOfTime } from '../../../../src/run/run-deadline.ts';
import { contentId, openHashTurns } from '../../../../src/run/upload/upload-file.ts';
import { createFakeClock } from '../../../helpers/fake-clock.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

describe('contentId', () => {
  it('is that of the bytes, whatever the name', async () => {
    await using folder = await temporaryDirectory();
    const [one, other] = [path.join(folder.path, 'one.apk'), path.join(folder.path, 'other.apk')];
    await writeFile(one, 'abc');
    await writeFile(other, 'abc');
    const { signal } = new AbortController();
    // The example of the standard, FIPS 180-2.
    const abc = 'mtc-ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(await Promise.all([one, other].map((file) => contentId(file, signal)))).toEqual([abc, abc]);
  });

  it('ends with the reason of the signal', async () => {
    await using folder = await temporaryDirectory();
    const file = path.join(folder.path, 'one.apk');
    await writeFile(file, 'abc');
    const reason = outOfTime();
    await expect(contentId(file, AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});

describe('a file that is hashed while it is sent', () => {
  const openSending = () => {
    const clock = createFakeClock();
    const turns = openHashTurns(clock);
    let sent = 0;
    let reads = 0;
    return {
      turns,
      reads: () => reads,
      read: async (): Promise<void> => {
        await turns.turn();
        reads += 1;
      },
      /** In the next tenth of a second. */
      send: async (bytes: number): Promise<void> => {
        sent += bytes;
        clock.advance(100);
        turns.onSent(sent);
        // What waits for that goes first.
        await new Promise((resolve) => setImmediate(resolve));
      },
    };
  };
  const fast = 100_000_000;
  const slow = 5_000_000;

  it('waits while the file leaves faster than on any line to the service, until all of it was sent', async () => {
    const { turns, reads, read, send } = openSending();
    const reading = read();
    for (const bytes of [fast, fast, fast]) await send(bytes);
    expect(reads()).toBe(0);
    turns.end();
    await reading;
    await read();
    expect(reads()).toBe(2);
  });

  it('is read along with a slower line', async () => {
    const { reads, read, send } = openSending();
    const reading = read();
    await send(slow);
    await reading;
    await read();
    expect(reads()).toBe(2);
  });

  it('waits again once the line becomes fast', async () => {
    const { turns, reads, read, send } = openSending();
    await send(slow);
    await send(fast);
    const reading = read();
    await send(fast);
    expect(reads()).toBe(0);
    turns.end();
    await reading;
  });
});
