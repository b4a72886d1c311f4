import fc from 'fast-check';

/** Texts that broke other reporters, and their relatives; each is tried on every sink. */
export const hostileTexts: readonly string[] = [
  '::error title=PWN::forged',
  '\t  ::add-mask::e',
  '\u00a0\u3000::stop-commands::abc',
  'harmless ##[error]anywhere in the line',
  '##[command]rm',
  'first\n::set-output name=verdict::passed',
  'first\r::warning::second',
  'first\r\n::debug::second',
  'unicode\u2028::error::line',
  '::stop-commands::abc123:7 | x',
  'Login.kt:31: error: forged by the phone',
  'a.ts(3,4): error TS2322: no',
  '  12:5  warning  x  rule',
  'a.js: line 3, col 5, Error - x',
  'Exception in thread "main" java.lang.Error: x',
  '<img src=x onerror=alert(1)>',
  '</td></table><script>alert(1)</script>',
  '<!-- mobile-test-cloud:comment -->',
  '--> <b>bold</b>',
  'a | b || c \\| d \\\\| e',
  '```\n# out of the fence\n```',
  '~~~\nout\n~~~',
  '`` ` ``` code',
  '`',
  '@octo-org/team please look, @octocat',
  'fixes #123, GH-7 and octo-org/repo#9',
  'see https://evil.example/a?b=c and www.evil.example, mail me@evil.example',
  '[click](javascript:alert(1)) ![x](https://evil.example/x.png)',
  '**bold** _under_ ~~gone~~ $x^2$ :tada:',
  '# heading',
  '- list',
  '1. list',
  '---',
  '===',
  '> quote',
  '    indented code',
  '%%{init: {"theme":"dark"}}%%',
  'name :crit, a, 0, 5s',
  'a;b#quot;c:d',
  'section x\ntitle forged',
  'nul\u0000 escape \u001b[31mred\u001b[0m bell\u0007 del\u007f c1\u0085',
  'rtl \u202egnp.exe\u202c iso \u2066x\u2069 zero\u200bwidth bom\ufeff tag\u{e0041}',
  'half \ud83d of a pair',
  '😀 👨‍👩‍👧 ünïcödé 日本語 עברית',
  '../../etc/passwd',
  '..\\..\\windows',
  '\\',
  '__proto__',
  ' ',
  '',
];

/** What means something in one of the languages that are read or written: log, Markdown, HTML, XML, YAML, JSON, forms, traces. */
const words = `
:: : ##[ # [ ] error warning %0A %25 \\ , a.kt :12: (3,4) \` \`\`\` ~~~ | < > <!-- --> @a #1 :// http www. * _ ** ~~ ( ) ![ & &lt; - 1.
--- === $ :tada: GH-1 x A ' " </script> ]]> <![CDATA[ &amp; &#0; &#x110000; &b; .. / CON nul .txt ; %% title section 2026- </testsuite>
<testsuites> </testsuites> </testcase> <skipped/> <error/> </failure> <flakyFailure/> { } null ~ 1e999 {"__proto__":{"x":1}}, >- <<:*a
&a *a !!binary .nan 0x1F constructor: --mark name= filename*=UTF-8''%zz = boundary= .kt:1 .... $1 mtc1 run= plan=ab try= BROWSERSTACK_
[A_B] <title api.example.com %2e%2e %2f user:word@ [::1] localhost ％ 。 e\u0301 😀 \t \u2028 \u0085 \ufeff \u200d \u00a0 \u0000
\u001b[31m \ud800 \udc00 \ufffe a/b.m#CharacterRangeLen=0&StartingLineNumber=11 File.swift:12:`;
const phrases = [
  ['\n', '\r', '\r\n', ' ', '\n\n', '\n  ', '- ', ': ', '? ', '---\n', 'a: &b [*b]\n', '__proto__: {a: 1}\n', 'x'.repeat(300)],
  ['x: &x [a,a,a,a,a,a,a,a,a]\ny: [*x,*x,*x,*x,*x]\n', 'a: b\n'.repeat(999), ' tests="-1"', ' time="NaN"', ' a="1" a="2"'],
  ['<testsuite name="s" tests="1">', '<testcase classname="c" name="n">', '<failure message="&lt;" type="t">', 'Caused by: '],
  ['<!DOCTYPE a [<!ENTITY b "c">]>', ' failures="9999999999999999999"', 'View Hierarchy:', ': line 3, col 4, '],
  ['\tat com.shop.CartTest.adds(CartTest.kt:31)\n', 'Exception in thread "m" a: b'],
].flat();
export const tokens = [...words.trim().split(/[ \n]+/), ...phrases];

const surrogates = { from: 0xd800, count: 0x800 };
const character = fc
  .integer({ min: 0, max: 0x10ffff - surrogates.count })
  .map((nth) => String.fromCodePoint(nth < surrogates.from ? nth : nth + surrogates.count));

/** Characters of all of Unicode, as of the unit `binary` of `fc.string`, which takes more than a second to get ready. */
export const anyCharacters = (length: fc.ArrayConstraints = {}): fc.Arbitrary<string> =>
  fc.array(character, length).map((characters) => characters.join(''));

const encoded = anyCharacters({ maxLength: 8 }).map(encodeURIComponent);

/** Addresses of pages, as of `fc.webUrl`, which takes as long to get ready. */
export const anyUrl = fc
  .record({
    scheme: fc.constantFrom('http', 'https'),
    host: fc.domain(),
    path: fc.array(encoded, { maxLength: 4 }),
    query: fc.option(encoded),
    fragment: fc.option(encoded),
  })
  .map(({ scheme, host, path, query, fragment }) =>
    [scheme, '://', host, ...path.map((part) => `/${part}`), query && `?${query}`, fragment && `#${fragment}`].join(''),
  );

const anyString = fc.oneof(
  anyCharacters({ maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(...hostileTexts),
);

/** Any text, texts that broke others, and texts made of tokens that mean something where they go. */
export const anyText = fc.oneof(
  anyString,
  fc
    .array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...tokens) }, anyString), { maxLength: 24 })
    .map((parts) => parts.join('')),
);
