import { htmlAttribute, htmlText } from '../../../lib/escape/html.ts';

/** Everything up to the headline. The policy comes before all else that it speaks of. */
export const pageStart = (title: string, policy: string, style: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${htmlAttribute(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${htmlText(title)}</title>
<style>${style}</style>
</head>
<body>
<div class="page" id="page">
`;

/** Places that the script fills; without it there is only what this says. */
export const pageBody = `<noscript><p class="notice">Without JavaScript this page shows the verdict only. All results are in results.json and junit.xml beside it.</p></noscript>
<main id="main"></main>
`;

/**
 * The end of what is seen.
 *
 * @param notes what the page leaves out, as sentences
 */
export const pageFooter = (generatedBy: string, notes: readonly string[]): string => `<footer class="footer">
${
  notes.length === 0
    ? ''
    : `<section aria-labelledby="left-out"><h2 id="left-out">Left out of this page</h2><ul>${notes.map((note) => `<li>${htmlText(note)}</li>`).join('')}</ul></section>
`
}<p>Keys: <kbd>/</kbd> searches, arrows move in the matrix, <kbd>Enter</kbd> opens a result, <kbd>Esc</kbd> closes it.</p>
<p>Written by ${htmlText(generatedBy)}. This file holds everything it shows and asks for nothing over the network.</p>
</footer>
</div>
<aside class="panel" id="panel" hidden></aside>
`;

export const pageEnd = `</body>
</html>
`;

/** An element that holds data: no browser runs or shows it. */
export const dataElement = (id: string, json: string): string =>
  `<script type="application/json" id="${htmlAttribute(id)}">${json}</script>\n`;

export const scriptElement = (script: string): string => `<script>${script}</script>\n`;
