/** Random numbers from 0 up to 1 that are the same for the same seed (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const hostileNumbers = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x1_0000, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, 0xffff_ffff];

interface Mutation {
  readonly name: string;
  readonly apply: (bytes: Buffer, random: () => number) => Buffer;
}

const place = (bytes: Buffer, random: () => number, room = 1): number =>
  Math.floor(random() * Math.max(1, bytes.length - room + 1));

const changed = (bytes: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
};

export const mutations: readonly Mutation[] = [
  {
    name: 'flipped bits',
    apply: (bytes, random) =>
      changed(bytes, (copy) => {
        for (let count = 1 + Math.floor(random() * 16); count > 0; count--) {
          const at = place(copy, random);
          copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(random() * 8));
        }
      }),
  },
  { name: 'cut', apply: (bytes, random) => bytes.subarray(0, place(bytes, random)) },
  {
    name: 'hostile number',
    apply: (bytes, random) =>
      changed(bytes, (copy) => {
        for (let count = 1 + Math.floor(random() * 3); count > 0 && copy.length >= 4; count--) {
          // Most numbers of these formats stand at multiples of their size.
          const at = place(copy, random, 4) & (random() < 0.8 ? ~3 : ~0);
          copy.writeUInt32LE(hostileNumbers[Math.floor(random() * hostileNumbers.length)] ?? 0, at);
        }
      }),
  },
  {
    name: 'hostile head',
    apply: (bytes, random) =>
      changed(bytes, (copy) => {
        if (copy.length < 132) return;
        const at = Math.floor(random() * 32) * 4;
        copy.writeUInt32LE(hostileNumbers[Math.floor(random() * hostileNumbers.length)] ?? 0, at);
      }),
  },
  {
    name: 'random bytes',
    apply: (bytes, random) =>
      changed(bytes, (copy) => {
        const at = place(copy, random);
        const end = Math.min(copy.length, at + 1 + Math.floor(random() * 64));
        for (let index = at; index < end; index++) copy[index] = Math.floor(random() * 256);
      }),
  },
  {
    name: 'repeated part',
    apply: (bytes, random) => {
      const at = place(bytes, random);
      const part = bytes.subarray(at, at + 1 + Math.floor(random() * 256));
      return Buffer.concat([bytes.subarray(0, at), part, part, bytes.subarray(at)]);
    },
  },
  {
    name: 'part left out',
    apply: (bytes, random) => {
      const at = place(bytes, random);
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + Math.floor(random() * 64))]);
    },
  },
  {
    name: 'one part over another',
    apply: (bytes, random) =>
      changed(bytes, (copy) => {
        const from = place(copy, random);
        copy.copy(copy, place(copy, random), from, from + 4 + Math.floor(random() * 64));
      }),
  },
];
