import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJUnit } from '../../../../src/results/junit/read-junit.ts';
import { createTextBudget, type JUnitLimits } from '../../../../src/results/junit/reading-context.ts';
import { readPieces, readText } from './reading.ts';

const suite = (inside: string): string => `<testsuite name="s">${inside}</testsuite>`;
const codes = (problems: readonly { readonly code: string }[]): string[] => problems.map(({ code }) => code);

describe('limits that end a reading', () => {
  it('a reading ends at too many elements inside each other', async () => {
    const { complete, problems, tests } = await readText(suite(`<testcase name="t"/>${'<a>'.repeat(200)}`));
    expect(codes(problems)).toEqual(['too-deep']);
    expect([complete, tests.length]).toEqual([false, 1]);
  });

  it('a reading ends at too many suites inside each other', async () => {
    const { problems } = await readText('<testsuite>'.repeat(100_000));
    expect(codes(problems)).toEqual(['too-deep']);
  });

  it('a reading ends at too many bytes, wherever they come from', async () => {
    let pulled = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('<testsuite><testcase name="t"/>');
      for (;;) {
        pulled += 1;
        yield Buffer.alloc(1_000, 0x20);
      }
    }
    const { complete, problems, tests } = await readJUnit(endless(), { limits: { bytes: 10_000 } });
    expect(codes(problems)).toEqual(['too-large']);
    expect([complete, tests.length, pulled]).toEqual([false, 1, 10]);
  });

  it.each<[what: string, limits: Partial<JUnitLimits>, inside: (count: number) => string, message: string]>([
    [
      'levels',
      { depth: 3 },
      (count) => '<a>'.repeat(count) + '</a>'.repeat(count),
      'Elements are nested more than 3 levels deep.',
    ],
    [
      'attributes',
      { attributesPerElement: 2 },
      (count) =>
        `<a ${['a', 'b', 'c']
          .map((name) => `${name}=""`)
          .slice(0, count)
          .join(' ')}/>`,
      'One tag has more than 2 attributes.',
    ],
    [
      'characters of one piece',
      { pieceChars: 3_000 },
      (count) => `<a>${' '.repeat(count * 1_100)}</a>`.repeat(5),
      'A tag, text or comment is longer than 3000 characters.',
    ],
  ])('a report may have all the %s of the limit, and no more', async (_what, limits, inside, message) => {
    const messages = async (count: number) => {
      const text = Buffer.from(`<testsuite name="s">${inside(count)}</testsuite>`);
      const pieces = Array.from({ length: Math.ceil(text.length / 100) }, (_, nth) => text.subarray(nth * 100, nth * 100 + 100));
      return (await readPieces(pieces, { limits })).problems.map((problem) => problem.message);
    };
    expect([await messages(2), await messages(3)]).toEqual([[], [message]]);
  });

  it('a report may have all the bytes of the limit, and no more', async () => {
    const messages = async (bytes: number) =>
      (await readText('<testsuite/>'.padEnd(2_048), { limits: { bytes } })).problems.map(({ message }) => message);
    expect([await messages(2_048), await messages(2_047)]).toEqual([[], ['The report is larger than 2 kB.']]);
  });

  it('a reading ends at one tag without an end', async () => {
    const { problems } = await readPieces(
      [`<testsuite><testcase name="`, ...Array.from({ length: 50 }, () => 'x'.repeat(1_000))].map((text) => Buffer.from(text)),
      { limits: { pieceChars: 20_000 } },
    );
    expect(codes(problems)).toEqual(['too-large']);
  });

  it.each([
    ['text', '<testcase name="t"><failure>'],
    ['CDATA section', '<testcase name="t"><failure><![CDATA['],
    ['comment', '<!--'],
  ])('a reading ends at one %s without an end', async (_piece, begin) => {
    const pieces = [`<testsuite>${begin}`, ...Array.from({ length: 50 }, () => 'x'.repeat(1_000))];
    const { problems, complete } = await readPieces(
      pieces.map((text) => Buffer.from(text)),
      { limits: { pieceChars: 20_000 } },
    );
    expect([codes(problems), complete]).toEqual([['too-large'], false]);
  });

  it('a reading ends at too many attributes of one tag', async () => {
    const attributes = Array.from({ length: 11 }, (_none, n) => `a${n}=""`).join(' ');
    const { problems, tests } = await readText(suite(`<testcase name="t"/><testcase ${attributes}/>`), {
      limits: { attributesPerElement: 10 },
    });
    expect([codes(problems), tests.length]).toEqual([['too-large'], 1]);
  });

  it('more faults than any report has', async () => {
    const { problems, complete } = await readText(suite('&a;'.repeat(100_001)));
    expect([[...new Set(codes(problems))], complete]).toEqual([['bad-reference', 'too-large'], false]);
    expect(problems.at(-2)?.message).toBe('More than 100000 faults of XML.');
  });

  it('a reading ends at too many suites', async () => {
    const { problems, suites } = await readText(suite('<testsuite/>'.repeat(11)), { limits: { suites: 10 } });
    expect(problems).toMatchObject([{ code: 'too-large', message: 'More than 10 test suites.' }]);
    expect(suites).toHaveLength(10);
  });

  it('a reading ends at too many cases', async () => {
    const { problems, tests } = await readText(suite('<testcase name="t"/>'.repeat(11)), { limits: { cases: 10 } });
    expect(problems).toMatchObject([{ code: 'too-large', message: 'More than 10 test cases.' }]);
    expect(tests).toHaveLength(10);
  });
});

describe('limits that cut', () => {
  const trace = `first line\n${'middle '.repeat(2_000)}\nlast line`;

  it('a long trace loses its middle, and the text says how much', async () => {
    const { tests } = await readText(suite(`<testcase name="t"><failure>${trace}</failure></testcase>`), {
      limits: { traceChars: 100 },
    });
    const kept = tests[0]?.failures[0]?.trace ?? '';
    expect(kept).toMatch(/^first line\n[\s\S]*\n\[\d+ characters cut\]\n[\s\S]*last line$/);
    expect(kept.length).toBeLessThan(150);
    const [, cut] = /\[(\d+) characters cut\]/.exec(kept) ?? [];
    expect(Number(cut)).toBe(trace.length - 100);
  });

  it('a long trace in pieces is cut between references', async () => {
    const pieces = [
      '<testsuite><testcase name="t"><failure>',
      ...'&lt;'.repeat(50).split(''),
      '</failure></testcase></testsuite>',
    ];
    const { tests, problems } = await readPieces(
      pieces.map((text) => Buffer.from(text)),
      { limits: { traceChars: 22 } },
    );
    expect(tests[0]?.failures[0]?.trace).toBe(`${'<'.repeat(17)}\n[28 characters cut]\n<<<<<`);
    expect(problems).toEqual([]);
  });

  const collect = (pieces: readonly string[], limitChars: number): string | undefined => {
    const text = createTextBudget(1_000).collect(limitChars);
    for (const piece of pieces) text.push(piece);
    return text.take();
  };

  it.each<[what: string, pieces: string[], limitChars: number, kept: string | undefined]>([
    ['nothing of nothing', [], 8, undefined],
    ['nothing of blank lines', [' \n', '\t\n '], 8, undefined],
    ['a text that just fits', ['0123', '4567'], 8, '01234567'],
    ['three quarters before the cut and one quarter after it', ['0123', '4567', '89'], 8, '012345\n[2 characters cut]\n89'],
    ['the first character alone', ['01', '23'], 1, '0\n[3 characters cut]'],
    ['a text without blank lines around it', ['\n \t\n  a\n', 'b\n '], 20, '  a\nb'],
    ['no half of a character', ['\u{1F600}', '\u{1F600}'], 1, '\uFFFD\n[3 characters cut]'],
  ])('a collected text keeps %s', (_what, pieces, limitChars, kept) => {
    expect(collect(pieces, limitChars)).toBe(kept);
  });

  it('a collected text is the same however it comes in pieces', () => {
    const pieces = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '\n', ' '), maxLength: 800 }), { maxLength: 8 });
    fc.assert(
      fc.property(pieces, fc.integer({ min: 1, max: 1_000 }), (some, limitChars) => {
        expect(collect(some, limitChars)).toBe(collect([some.join('')], limitChars));
      }),
    );
  });

  it('a text of a used budget has 300 characters, or fewer where its own limit is lower', () => {
    const budget = createTextBudget(10);
    const cut = (limitChars: number): number => {
      const text = budget.collect(limitChars);
      text.push('x'.repeat(1_000));
      return text.take()?.match(/x/g)?.length ?? 0;
    };
    expect([cut(9), cut(400), cut(400), cut(40)]).toEqual([9, 300, 300, 40]);
  });

  it('names and messages are cut at their end', async () => {
    const { tests } = await readText(
      suite(`<testcase name="${'n'.repeat(20)}"><failure message="${'m'.repeat(20)}"/></testcase>`),
      { limits: { nameChars: 10, messageChars: 12 } },
    );
    expect(tests[0]?.name).toBe('nnnnnnnnnn[10 characters cut]');
    expect(tests[0]?.failures[0]?.message).toBe('mmmmmmmmmmmm[8 characters cut]');
  });

  it('texts of later tests are cut to a few lines, once all of them together are too long', async () => {
    const failing = `<testcase name="t"><failure>${'x'.repeat(5_000)}</failure></testcase>`;
    const { tests } = await readText(suite(failing.repeat(10)), { limits: { keptChars: 12_000 } });
    const lengths = tests.map(({ failures }) => failures[0]?.trace?.length ?? 0);
    expect(lengths.slice(0, 3)).toEqual([5_000, 5_000, 5_000]);
    expect(Math.max(...lengths.slice(3))).toBeLessThan(400);
  });

  it('failures, properties and attachments are cut beyond what anybody reads', async () => {
    const { tests, suites } = await readText(
      suite(
        `<properties>${Array.from({ length: 500 }, (_, n) => `<property name="p${n}" value="v"/>`).join('')}</properties>` +
          `<testcase name="t">${'<failure/>'.repeat(500)}<system-out>${'[[ATTACHMENT|a]]'.repeat(500)}</system-out></testcase>`,
      ),
    );
    expect(Object.keys(suites[0]?.properties ?? {})).toHaveLength(200);
    expect(tests[0]?.failures).toHaveLength(50);
    expect(tests[0]?.attachments).toHaveLength(100);
  });

  it('problems of one kind are cut beyond ten', async () => {
    const { problems } = await readText(suite('<testcase name="t" time="soon"/>'.repeat(30)));
    expect(problems).toHaveLength(11);
    expect(problems.at(-1)).toEqual({ code: 'bad-number', message: '20 more of the same kind' });
    expect((await readText(suite('<testcase name="t" time="soon"/>'.repeat(10)))).problems).toHaveLength(10);
  });

  it('the output of a passed test is left out unless it is asked for', async () => {
    const text = suite('<testcase name="t"><system-out>printed</system-out></testcase>');
    expect((await readText(text)).tests[0]).not.toHaveProperty('systemOut');
    const asked = await readText(text, { keepsPassedOutput: true });
    expect(asked.tests[0]?.systemOut).toBe('printed');
  });
});
