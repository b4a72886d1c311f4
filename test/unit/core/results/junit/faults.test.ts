import { expect, it } from 'vitest';
import type { JUnitProblem } from '../../../../../src/core/results/junit/reading-context.ts';
import { readText } from './reading.ts';

const failing = (trace: string): string => `<testsuite><testcase name="t"><failure>${trace}</failure></testcase></testsuite>`;
const shown = ({ line, column, code, message }: JUnitProblem): string => `${line}:${column} ${code}: ${message}`;

it.each([
  ['hello <a/>', '1:1 not-xml: The report is not XML; it begins with "hello"'],
  [`\n  ${'x'.repeat(200)}`, `2:3 not-xml: The report is not XML; it begins with "${'x'.repeat(80)}"`],
  ['<html>', '1:1 html: The report is a page of HTML, not JUnit.'],
  ['<?xml version="1.0"?>\n<!DOCTYPE html><html lang="en">', '1:1 html: The report is a page of HTML, not JUnit.'],
  [
    '<!DOCTYPE a><testsuite/>',
    '1:13 doctype: The report has a document type, which is refused: entities in it could grow without bound.',
  ],
  ['<htmlish/>', "undefined:undefined not-junit: The root element is <htmlish>, not one of JUnit's."],
  [`<${'x'.repeat(100)}/>`, expect.stringMatching(/ The root element is <x{80}>, not one of JUnit's\.$/)],
  ['<!-- only -->', '1:14 empty: The report is empty.'],
  ['   \n ', '2:2 empty: The report is empty.'],
  ['<testsuite/><testsuite/>', '1:24 trailing-content: A second document follows the first.'],
  ['<testsuite/>\n  after', '2:3 trailing-content: Something follows the end of the document: "after"'],
  ['<testsuite/>  after <a/>', '1:15 trailing-content: Something follows the end of the document: "after"'],
  ['<testsuite/> \n \n   after\n more', '3:4 trailing-content: Something follows the end of the document: "after\n more"'],
  ['<testsuite/><more', '1:18 truncated: The report is cut off inside a tag or a comment.'],
  ['<testsuite', '1:11 truncated: The report is cut off inside a tag or a comment.'],
  ['<testsuite><!-- ', '1:17 truncated: The report is cut off inside <testsuite>.'],
  ['<testsuite><![CDATA[x', '1:22 truncated: The report is cut off inside <testsuite>.'],
  ['<testsuite><?pi', '1:16 truncated: The report is cut off inside <testsuite>.'],
  ['</testsuite>', '1:13 malformed: </testsuite> closes nothing.'],
  ['<testsuite>\n<a>\n</b></testsuite>', '3:5 malformed: Another end tag closes <a>.'],
  [`<testsuite><${'x'.repeat(100)}></b>`, expect.stringMatching(/ Another end tag closes <x{80}>\.$/)],
  ['<testsuite><t name=t/></testsuite>', '1:21 malformed: The report is not well-formed XML: unquoted attribute value.'],
  ['<testsuite><t a="1"b="2"/></testsuite>', expect.stringMatching(/^1:21 malformed: .*: no whitespace between attributes\.$/)],
  ['<testsuite>< t/></testsuite>', expect.stringMatching(/^1:14 malformed: .*: disallowed character in tag name$/)],
])('the reading of %j ends with a problem', async (text, problem) => {
  const { complete, problems } = await readText(text);
  expect([complete, problems.map(shown)]).toEqual([false, [problem]]);
});

const keptReference = 'bad-reference: An "&" that is not escaped; it is kept as it is.';

it.each<[text: string, problem: string, kept: string]>([
  [
    '<testsuite><testcase name="a" name="b"/></testsuite>',
    '1:41 bad-attribute: The attribute name occurs twice in one tag; the last one counts.',
    'b',
  ],
  [
    '<testsuite><testcase name="a" a.b="" a.b=""/></testsuite>',
    '1:46 bad-attribute: The attribute a.b occurs twice in one tag; the last one counts.',
    'a',
  ],
  [
    '<testsuite><testcase name="a<b"/></testsuite>',
    '1:30 bad-attribute: A raw "<" in an attribute, which XML does not allow, is left out.',
    'ab',
  ],
  [failing('a ]]> b'), '1:45 bad-reference: A "]]>" outside of a CDATA section; it is kept as it is.', 'a ]]> b'],
  [failing('&nope;'), `1:46 ${keptReference}`, '&nope;'],
  [failing('&;'), `1:42 ${keptReference}`, '&;'],
  ['<testsuite><testcase name="a & b; c"/></testsuite>', `1:34 ${keptReference}`, 'a & b; c'],
  [failing('&#1;'), '1:44 illegal-characters: A reference to a character that XML does not allow; it is kept as it is.', '&#1;'],
  [failing('\u0001'), '1:40 illegal-characters: Control characters, which XML does not allow, are shown as \uFFFD.', '\uFFFD'],
])('the reading of %j goes on after a problem', async (text, problem, kept) => {
  const { complete, problems, tests } = await readText(text);
  expect([complete, problems.map(shown)]).toEqual([true, [problem]]);
  expect(tests.map(({ name, failures }) => failures[0]?.trace ?? name)).toEqual([kept]);
});

it.each([
  '<?xml version="3.0"?><testsuite/>',
  '<?xml encoding="UTF-8"?><testsuite/>',
  '<?xml version="1.0" standalone="maybe"?><testsuite/>',
  ' <?xml version="1.0"?><testsuite/>',
  '<testsuite><!-- a -- b --></testsuite>',
  '<testsuite/>\n<!-- after -->\n<?and more?>\n',
])('the reading of %j has no problem', async (text) => {
  expect(await readText(text)).toMatchObject({ complete: true, problems: [] });
});
