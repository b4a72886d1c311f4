/**
 * Masks a folder of texts, such as JUnit reports and device logs, and counts the masks per 10,000 lines.
 *
 *     npm run study -- masks <folder> [...]    prints the figure, and each line with a mask
 *     npm run study -- masks --made <lines>    masks logs that the script makes, without secrets in them
 *
 * Every mask in a text without secrets masks nothing secret. A reader of the printed lines decides which ones do.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Masker } from '../../src/lib/masking/masker.ts';
import { madeLog } from './masks/made-log.ts';

const { values, positionals } = parseArgs({ options: { made: { type: 'string' } }, allowPositionals: true });
const maxFileBytes = 64_000_000;
const maxShown = 200;

interface Counted {
  lines: number;
  masks: number;
  readonly shown: string[];
}

const formatOf = (file: string): 'lines' | 'xml' => (/\.xml$/i.test(file) ? 'xml' : 'lines');

const maskText = async (bytes: Buffer, file: string, counted: Counted): Promise<void> => {
  const masker = new Masker();
  const out: Buffer[] = [];
  async function* whole(): AsyncGenerator<Buffer> {
    yield bytes;
  }
  if (/\.(?:json|har)$/i.test(file)) out.push(Buffer.from(await masker.json(bytes.toString(), file)));
  else for await (const chunk of masker.stream(whole(), formatOf(file), file)) out.push(chunk);
  const [before, after] = [bytes.toString().split('\n'), Buffer.concat(out).toString().split('\n')];
  counted.lines += before.length;
  for (const { count } of masker.counts()) counted.masks += count;
  for (const [nth, line] of after.entries())
    if (line !== before[nth] && counted.shown.length < maxShown)
      counted.shown.push(`${file}:${nth + 1}: ${line.trim().slice(0, 240)}`);
};

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile() && statSync(file).size <= maxFileBytes)
    .sort();

const report = (what: string, { lines, masks, shown }: Counted): void => {
  for (const line of shown) console.log(line);
  console.log(
    `${what}: ${masks} masks in ${lines} lines, ${((masks * 10_000) / Math.max(1, lines)).toFixed(2)} per 10,000 lines.`,
  );
};

for (const folder of positionals) {
  const counted: Counted = { lines: 0, masks: 0, shown: [] };
  for (const file of filesIn(folder)) await maskText(readFileSync(file), path.relative(folder, file), counted);
  report(path.basename(folder), counted);
}
if (values.made !== undefined) {
  const counted: Counted = { lines: 0, masks: 0, shown: [] };
  await maskText(Buffer.from([...madeLog(Number(values.made))].join('')), 'device.log', counted);
  report('made logs', counted);
}
if (positionals.length === 0 && values.made === undefined) {
  console.error('Usage: npm run study -- masks <folder> [...] | --made <lines>');
  process.exitCode = 1;
}
