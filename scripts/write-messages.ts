/**
 * Writes docs/internals/messages.md: every message of the sources, and what each mistake of scripts/messages/mistake-table.ts gives.
 *
 * `--check` writes nothing and exits with code 1 if the document is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderMessages } from './messages/render-messages.ts';

const root = path.resolve(import.meta.dirname, '..');
const file = 'docs/internals/messages.md';
const target = path.join(root, file);
const document = await renderMessages(root);
if (document === readFileSync(target, 'utf8').replaceAll('\r\n', '\n')) console.log(`${file} is up to date.`);
else if (process.argv.includes('--check')) {
  console.error(`${file} is stale: run \`npm run docs\`.`);
  process.exitCode = 1;
} else {
  writeFileSync(target, document);
  console.log(`Updated ${file}.`);
}
