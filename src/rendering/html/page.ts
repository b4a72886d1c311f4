import { createHash } from 'node:crypto';
import { htmlAttribute, htmlText } from '../../lib/escape/html.ts';

/** Everything up to the headline. The policy comes before whatever it applies to. */
export const pageStart = (title: string, script: string, style: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${htmlAttribute(contentPolicy(script, style))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${htmlText(title)}</title>
<style>${style}</style>
</head>
<body>
<div class="page" id="page">
`;

/**
 * Allows the page its one script, its one style sheet, and images and videos that it contains. It sends no request, and no text in it can
 * become script.
 */
const contentPolicy = (script: string, style: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashSource(script)}`,
    `style-src ${hashSource(style)}`,
    'img-src blob:',
    'media-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** Filled by the script. */
export const pageBody = `<noscript><p class="notice">This page needs JavaScript to show more than the verdict. All results are also in results.json and junit.xml next to it.</p></noscript>
<main id="main"></main>
`;

/**
 * The end of the visible page.
 *
 * @param notes what the page leaves out, as sentences
 */
export const pageFooter = (generatedBy: string, notes: readonly string[]): string => `<footer class="footer">
${
  notes.length === 0
    ? ''
    : `<section aria-labelledby="left-out"><h2 id="left-out">Not on this page</h2><ul>${notes.map((note) => `<li>${htmlText(note)}</li>`).join('')}</ul></section>
`
}<p>Keys: <kbd>/</kbd> search, arrow keys move in the matrix, <kbd>Enter</kbd> opens a result, <kbd>Esc</kbd> closes it.</p>
<p>Written by ${htmlText(generatedBy)}. This page is self-contained: it loads nothing over the network.</p>
</footer>
</div>
`;

export const pageEnd = `</body>
</html>
`;

/** An element that holds data: no browser runs or shows it. */
export const dataElement = (id: string, json: string): string =>
  `<script type="application/json" id="${htmlAttribute(id)}">${json}</script>\n`;

export const scriptElement = (script: string): string => `<script>${script}</script>\n`;
