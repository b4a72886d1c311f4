import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DurationHistory, noDurations, type Samples } from '../../../src/history/durations.ts';
import { mostDocumentBytes, readDurations, writeDurations } from '../../../src/history/durations-document.ts';

const name = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
const classes = (sequence: number) =>
  fc
    .array(
      fc.tuple(
        name,
        fc.array(
          fc.tuple(name, fc.nat(sequence), fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 5 })),
          { minLength: 1, maxLength: 5 },
        ),
      ),
      { maxLength: 20 },
    )
    .map(
      (entries) =>
        new Map(
          entries.map(([className, methods]) => [
            className,
            new Map(methods.map(([method, seen, durationsMs]): [string, Samples] => [method, { seen, durationsMs }])),
          ]),
        ),
    );

const history = (parts: Partial<DurationHistory>): DurationHistory => ({ ...noDurations, ...parts });
const methods = (durationMs: number, seen: number, method = 'f') => new Map([[method, { seen, durationsMs: [durationMs] }]]);

const sorted = (from: DurationHistory['classes']) => [...from].sort(([one], [other]) => (one < other ? -1 : 1));

const edited = (change: (document: Record<string, unknown>) => void): DurationHistory | undefined => {
  const document = JSON.parse(writeDurations(history({ lastRun: '9', sequence: 4, classes: new Map([['a.B', methods(5, 4)]]) })));
  change(document);
  return readDurations(JSON.stringify(document));
};

describe('the document of durations', () => {
  it('is read as it was written', () => {
    const histories = fc
      .nat(1_000)
      .chain((sequence) =>
        fc.record({ sequence: fc.constant(sequence), lastRun: fc.stringMatching(/^\d{1,12}$/), classes: classes(sequence) }),
      )
      .map((parts) => history({ ...parts, overheads: { seen: 0, durationsMs: [7] } }));
    fc.assert(
      fc.property(histories, (written) => {
        const read = readDurations(writeDurations(written));
        expect({ ...read, classes: sorted(read!.classes) }).toEqual({ ...written, classes: sorted(written.classes) });
      }),
    );
  });

  it('stays below 1 MB and leaves out the oldest, and of one age the shortest', () => {
    const many = Array.from({ length: 9_000 }, (_, nth): [string, ReadonlyMap<string, Samples>] => [
      `com.example.shop.a.rather.long.package.name.${'€'.repeat(20)}Class${nth}`,
      methods(nth === 8_999 ? 1 : 1_000, nth < 4_000 ? 1 : 2),
    ]);
    const text = writeDurations(history({ sequence: 2, classes: new Map(many) }));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(mostDocumentBytes);
    expect(Buffer.byteLength(text)).toBeGreaterThan(mostDocumentBytes - 500);
    const read = readDurations(text)!;
    const kept = [...read.classes.values()].map((entry) => entry.get('f')!.seen);
    expect(kept.filter((seen) => seen === 2)).toHaveLength(5_000);
    expect([...read.classes.keys()].indexOf(many[8_999]![0])).toBe(4_999);
  });

  it('holds no more than 10,000 classes', () => {
    const many = Array.from({ length: 10_500 }, (_, nth) => [`C${nth}`, methods(1, 1)] as const);
    expect(readDurations(writeDurations(history({ sequence: 1, classes: new Map(many) })))?.classes.size).toBe(10_000);
  });

  it('leaves out one class that alone is too large', () => {
    const huge = new Map(
      Array.from({ length: 30_000 }, (_, nth): [string, Samples] => [`${'m'.repeat(50)}${nth}`, { seen: 2, durationsMs: [9] }]),
    );
    const all = new Map([
      ['a.Huge', huge],
      ['a.Small', methods(1, 1)],
    ]);
    expect([...readDurations(writeDurations(history({ sequence: 2, classes: all })))!.classes.keys()]).toEqual(['a.Small']);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{"format":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['something else', '{"name":"shop"}'],
    ['more than is ever written', `"${'x'.repeat(mostDocumentBytes)}"`],
  ])('is not taken for %s', (_what, text) => {
    expect(readDurations(text)).toBeUndefined();
  });

  it.each<[string, (document: Record<string, unknown>) => void]>([
    ['another version', (document) => Object.assign(document, { version: 2 })],
    ['another format', (document) => Object.assign(document, { format: 'x' })],
    ['a sequence that is no count', (document) => Object.assign(document, { sequence: -1 })],
    ['a run that is no text', (document) => Object.assign(document, { lastRun: 7 })],
  ])('is not read with %s', (_what, change) => {
    expect(edited(change)).toBeUndefined();
  });

  it('keeps the good part of what is damaged', () => {
    const samples = [[4, 10, 20], [4], [9, 10], [-1, 10], ['4', 10], [4, 0, -5, 1e12, 'x', 30], [1, 1, 2, 3, 4, 5, 6], 'x', null];
    const read = edited((document) => {
      document.overheads = 'x';
      document.classes = [
        ['a.B', samples.map((list, nth) => [`m${nth}`, list])],
        ['', [['f', [4, 10]]]],
        ['x'.repeat(501), [['f', [4, 10]]]],
        ['a.NoMethods', []],
        [7, [['f', [4, 10]]]],
        ['__proto__', [['f', [4, 10]]]],
        'x',
        null,
      ];
    });
    expect([...read!.classes.keys()]).toEqual(['a.B', '__proto__']);
    expect(Object.fromEntries([...read!.classes.get('a.B')!].map(([method, { durationsMs }]) => [method, durationsMs]))).toEqual({
      m0: [10, 20],
      m5: [30],
      m6: [2, 3, 4, 5, 6],
    });
    expect(read!.overheads.durationsMs).toEqual([]);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        readDurations(text);
        edited((document) => Object.assign(document, { classes: JSON.parse(text), overheads: JSON.parse(text) }));
      }),
    );
  });
});
