import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPieces, readText } from './reading.ts';

/** Something of everything that a chunk's end can cut in two. */
const document = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>
<!-- comment -- with > and <testcase name="none"/> -->
<testsuites tests="5" failures="2"><?target data?>
  <testsuite name="größe &amp; 😀" tests="5" failures="2" timestamp="2026-01-02T03:04:05">
    <properties><property name="a>b" value='"quoted"'/></properties>
    <testcase classname="C" name="one" time="1.5"><system-out><![CDATA[ ]] ]> [[ATTACHMENT|x.png]] &amp; ]]></system-out></testcase>
    <testcase classname="C" name="two"><failure message="a &lt; b" type="T">trace &#x1F600; &amp;&gt;
\tat C.two(C.kt:2)</failure><system-out>[[ATTACHMENT|y&amp;z.png]]</system-out></testcase>
    <testcase classname="C" name="three"><skipped/></testcase>
    <testcase classname="C" name="four"><flakyFailure message="1"><stackTrace>s</stackTrace></flakyFailure></testcase>
    <testcase classname="C" name="five"><failure>no</failure></testcase>
  </testsuite>
</testsuites>
`;

const bytes = Buffer.from(document);

const cutAt = (places: readonly number[]): Uint8Array[] => {
  const sorted = [0, ...places.toSorted((a, b) => a - b), bytes.length];
  return sorted.slice(1).map((end, index) => bytes.subarray(sorted[index], end));
};

describe('a report that comes in pieces', () => {
  it('reads the same however it is cut', async () => {
    const whole = await readPieces([bytes]);
    expect(whole.problems).toEqual([]);
    expect(whole.found).toMatchObject({ passed: 2, failed: 2, skipped: 1 });
    expect(await readPieces([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(whole);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 40 }), async (places) => {
        expect(await readPieces(cutAt(places))).toEqual(whole);
      }),
    );
  });

  it.each([
    ['after its end', '<testsuite/>', `${'what a build tool says '.repeat(8)}<more/>`],
    ['after its end, with space at the place of the cut', '<testsuite/>', `said${' '.repeat(90)}<more/>`],
    ['after its end, as CDATA', '<testsuite/>', 'said <![CDATA[more]]>'],
    ['instead of it', '', 'nothing here'],
  ])('shows the same of a text %s', async (_where, before, text) => {
    // Longer than what is held back until the encoding is known.
    const content = Buffer.from(`${before}${' \n'.repeat(1_000)}${text}`);
    const whole = await readPieces([content]);
    expect(whole.problems).toMatchObject([{ line: 1_001, column: 1 }]);
    expect(await readPieces([...content].map((byte) => Uint8Array.of(byte)))).toEqual(whole);
  });

  it('loses the colors of a terminal wherever they are cut', async () => {
    // Longer than what is held back until the encoding is known.
    const before = `<testsuite>${' '.repeat(2_000)}`;
    const text = `${before}<testcase name="a"><failure>\u001b[1;31mred\u001b[0m, \u001b alone</failure></testcase></testsuite>`;
    const colors = Buffer.from(text);
    for (let place = before.length; place < colors.length; place += 1) {
      const { tests } = await readPieces([colors.subarray(0, place), colors.subarray(place)]);
      expect(tests[0]?.failures[0]).toMatchObject({ trace: 'red, \ufffd alone' });
    }
    const end = Buffer.from(`${before}</testsuite>\u001b[3`);
    expect(await readPieces([end.subarray(0, -1), end.subarray(-1)])).toEqual(await readPieces([end]));
  });

  it('is never whole when its end is missing, and never loses a result that was read', async () => {
    const end = bytes.lastIndexOf('>');
    let before = 0;
    for (let length = 0; length <= end; length += 1) {
      const { complete, tests, problems } = await readPieces([bytes.subarray(0, length)]);
      expect(complete).toBe(false);
      // Half a byte order mark is no text at all.
      const expected = length > 0 && length < 3 ? ['not-xml'] : ['empty', 'truncated'];
      expect(problems.filter(({ code }) => expected.includes(code))).toHaveLength(1);
      const finished = tests.filter(({ status }) => status !== 'unknown').length;
      expect(finished).toBeGreaterThanOrEqual(before);
      before = finished;
    }
    expect(before).toBe(5);
  });
});

describe('whatever the bytes', () => {
  it('never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (noise) => {
        const reading = await readPieces([noise]);
        expect(reading.complete).toBe(false);
        expect(reading.problems).not.toEqual([]);
      }),
    );
  });

  it('never throws on a document with noise inside, and says so if it is not whole', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length), fc.nat(40), fc.uint8Array({ maxLength: 20 }), async (at, cut, noise) => {
        const reading = await readPieces([bytes.subarray(0, at), noise, bytes.subarray(at + cut)]);
        expect(reading.complete || reading.problems.length > 0).toBe(true);
      }),
    );
  });

  it.each([
    ['many references', `<testsuite><testcase name="t"><failure>${'&'.repeat(300_000)}</failure></testcase></testsuite>`],
    ['many comment ends', `<testsuite>${'<!---->'.repeat(50_000)}<testcase name="t"/></testsuite>`],
    ['many brackets', `<testsuite><testcase name="t"><system-out>${'[['.repeat(200_000)}</system-out></testcase></testsuite>`],
    ['many attributes', `<testsuite><testcase name="t" ${'a="1" '.repeat(50_000)}/></testsuite>`],
    ['many numbered runs of one name', `<testsuite>${'<testcase name="t" retry="1"/>'.repeat(50_000)}</testsuite>`],
    ['many blank lines', `<testsuite><testcase name="t"><failure>${' \n'.repeat(200_000)}x</failure></testcase></testsuite>`],
  ])('stays quick with %s', async (_title, text) => {
    const { tests } = await readText(text);
    expect([1, 50_000]).toContain(tests.length);
  });
});
