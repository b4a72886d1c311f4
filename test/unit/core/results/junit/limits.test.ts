import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJUnit } from '../../../../../src/core/results/junit/read-junit.ts';
import { createTextBudget, type JUnitLimits } from '../../../../../src/core/results/junit/reading-context.ts';
import { readPieces, readText } from './reading.ts';

const suite = (inside: string): string => `<testsuite name="s">${inside}</testsuite>`;
const codes = (problems: readonly { readonly code: string }[]): string[] => problems.map(({ code }) => code);
const inPieces = (text: string, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, nth) => Buffer.from(text.slice(nth * size, (nth + 1) * size)));

describe('limits that end a reading', () => {
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
      (count) => `<a ${['a=""', 'b=""', 'c=""'].slice(0, count).join(' ')}/>`,
      'One tag has more than 2 attributes.',
    ],
    [
      'characters of one piece',
      { pieceChars: 3_000 },
      (count) => `<a>${' '.repeat(count * 1_100)}</a>`.repeat(5),
      'A tag, text or comment is longer than 3000 characters.',
    ],
    ['suites', { suites: 3 }, (count) => '<testsuite/>'.repeat(count), 'More than 3 test suites.'],
    ['cases', { cases: 2 }, (count) => '<testcase name="t"/>'.repeat(count), 'More than 2 test cases.'],
    ['bytes', { bytes: 2_048 }, (count) => ' '.repeat(2_014 + count), 'The report is larger than 2 kB.'],
  ])('a report may have all the %s of the limit, and no more', async (_what, limits, inside, message) => {
    const messages = async (count: number) =>
      (await readPieces(inPieces(suite(inside(count)), 100), { limits })).problems.map((problem) => problem.message);
    expect([await messages(2), await messages(3)]).toEqual([[], [message]]);
  });

  it.each<[what: string, code: string, begin: string, more: string, limits?: Partial<JUnitLimits>]>([
    ['elements inside each other', 'too-deep', '', '<a>'],
    ['suites inside each other', 'too-deep', '', '<testsuite>'],
    ['attributes of one tag', 'too-large', '<testcase', ' a="1"', { attributesPerElement: 10 }],
    ['suites', 'too-large', '', '<testsuite/>', { suites: 10 }],
    ['cases', 'too-large', '', '<testcase name="t"/>', { cases: 1 }],
    ['characters of one tag', 'too-large', '<testcase name="', 'x', { pieceChars: 20_000 }],
    ['characters of one text', 'too-large', '<testcase name="t"><failure>', 'x', { pieceChars: 20_000 }],
    ['characters of one CDATA section', 'too-large', '<system-out><![CDATA[', 'x', { pieceChars: 20_000 }],
    ['characters of one comment', 'too-large', '<!--', 'x', { pieceChars: 20_000 }],
  ])('a reading with too many %s keeps the tests before them', async (_what, code, begin, more, limits = {}) => {
    const text = `<testsuite><testcase name="kept"/>${begin}${more.repeat(50_000)}`;
    const { complete, problems, tests } = await readPieces(inPieces(text, 1_000), { limits });
    expect([codes(problems), complete, tests[0]]).toEqual([[code], false, expect.objectContaining({ name: 'kept' })]);
    expect(tests.slice(1).map(({ status }) => status)).not.toContain('passed');
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
    expect([codes(problems), complete, tests.length, pulled]).toEqual([['too-large'], false, 1, 10]);
  });

  it('more faults than any report has', async () => {
    const { problems, complete } = await readText(suite('&a;'.repeat(100_001)));
    expect([[...new Set(codes(problems))], complete]).toEqual([['bad-reference', 'too-large'], false]);
    expect(problems.at(-2)?.message).toBe('More than 100000 faults of XML.');
  });
});

describe('limits that cut', () => {
  it('a long trace loses its middle, and the text says how much', async () => {
    const trace = `first line\n${'middle '.repeat(2_000)}\nlast line`;
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
    const text = suite(`<testcase name="t"><failure>${'&lt;'.repeat(50)}</failure></testcase>`);
    const { tests, problems } = await readPieces(inPieces(text, 1), { limits: { traceChars: 22 } });
    expect(tests[0]?.failures[0]?.trace).toBe(`${'<'.repeat(17)}\n[28 characters cut]\n<<<<<`);
    expect(problems).toEqual([]);
  });

  const collect = (pieces: readonly string[], limitChars: number, budget = createTextBudget(1_000)): string | undefined => {
    const text = budget.collect(limitChars);
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
    const kept = [9, 400, 400, 40].map((limitChars) => collect(['x'.repeat(1_000)], limitChars, budget)?.match(/x/g)?.length);
    expect(kept).toEqual([9, 300, 300, 40]);
  });

  it('texts of later tests are cut to a few lines, once all of them together are too long', async () => {
    const failing = `<testcase name="t"><failure>${'x'.repeat(5_000)}</failure></testcase>`;
    const { tests } = await readText(suite(failing.repeat(10)), { limits: { keptChars: 12_000 } });
    const lengths = tests.map(({ failures }) => failures[0]?.trace?.length ?? 0);
    expect(lengths.slice(0, 3)).toEqual([5_000, 5_000, 5_000]);
    expect(Math.max(...lengths.slice(3))).toBeLessThan(400);
  });

  it('failures, properties and attachments are cut beyond what anybody reads', async () => {
    const properties = Array.from({ length: 500 }, (_, nth) => `<property name="p${nth}" value="v"/>`).join('');
    const inCase = `${'<failure/>'.repeat(500)}<system-out>${'[[ATTACHMENT|a]]'.repeat(500)}</system-out>`;
    const { tests, suites } = await readText(suite(`${properties}<testcase name="t">${inCase}</testcase>`));
    expect(Object.keys(suites[0] ?? {})).toHaveLength(200);
    expect(tests[0]?.failures).toHaveLength(50);
    expect(tests[0]?.attachments).toHaveLength(100);
  });

  it('problems of one kind are cut beyond ten', async () => {
    const problems = async (count: number) => (await readText(suite('<testcase name="t" time="soon"/>'.repeat(count)))).problems;
    expect(await problems(10)).toHaveLength(10);
    expect((await problems(30)).slice(10)).toEqual([{ code: 'bad-number', message: '20 more of the same kind' }]);
  });

  it('the output of a passed test is left out unless it is asked for', async () => {
    const text = suite('<testcase name="t"><system-out>printed</system-out></testcase>');
    expect((await readText(text)).tests[0]).not.toHaveProperty('systemOut');
    expect((await readText(text, { keepsPassedOutput: true })).tests[0]?.systemOut).toBe('printed');
  });
});
