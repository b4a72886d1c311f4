import { errorCodes, nextStepFor } from '../../src/core/model/error-codes.ts';
import { type Message, readMessages } from './message-catalog.ts';
import { mistakeTable } from './mistake-table.ts';
import { makeMistake } from './mistakes.ts';

/** A text that a Markdown table shows as it is. */
const cell = (text: string): string => {
  const line = text.replaceAll('\n', ' ').replaceAll('|', '\\|');
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const codeRow = (code: (typeof errorCodes)[number], messages: readonly Message[]): readonly string[] => [
  `[${code}](../troubleshooting.md#${code})`,
  messages.length === 0 ? 'made from variable parts only' : messages.map(({ text }) => cell(text)).join('<br>'),
  cell(nextStepFor(code)),
];

const mistakeSections = async (): Promise<string> => {
  const sections: string[] = [];
  for (const [title, mistakes] of Object.entries(mistakeTable)) {
    const rows: (readonly string[])[] = [];
    for (const mistake of mistakes) rows.push([mistake.title, (await makeMistake(mistake)).map(cell).join('<br>')]);
    sections.push(`### ${title}\n\n${table(['mistake', 'message'], rows)}`);
  }
  return sections.join('\n\n');
};

/** The whole document. */
export const renderMessages = async (root: string): Promise<string> => {
  const messages = readMessages(root);
  const withCode = messages.filter(({ kind }) => kind !== 'warning' && kind !== 'notice');
  const others = messages.filter(({ kind }) => kind === 'warning' || kind === 'notice');
  const count = Object.values(mistakeTable).reduce((sum, { length }) => sum + length, 0);
  const unique = (each: readonly Message[]): readonly Message[] => [...new Map(each.map((one) => [one.text, one])).values()];
  const rows = errorCodes.map((code) => codeRow(code, unique(withCode.filter(({ kind }) => kind === code))));
  return `# Messages

\`npm run docs\` writes this page from the sources, and a test compares the two. \`…\` stands for the variable parts.

- ${rows.length} error codes with ${rows.length} next steps, and ${unique(withCode).length} messages with a code
- ${others.length} warnings and notices without a code
- ${count} [mistakes](#mistakes), each made in a step

A message starts with the fact, and names each thing once: the value, the file with line and column, the entry. What to do next is one short sentence.

## Messages with a code

${table(['code', 'message', 'next step'], rows)}

## Warnings and notices

${table(
  ['', 'message', 'file'],
  others.map(({ kind, text, file }) => [kind, cell(text), `[${file}](../../src/${file})`]),
)}

## Mistakes

The table of mistakes is \`scripts/messages/mistake-table.ts\`. Each is made in a step of the action, and this is what its log says.

${await mistakeSections()}
`;
};
