/**
 * A month of nightly runs that keep issues: what the action does, beside what the rules of the documentation say.
 *
 *     npm run study -- issues             prints the figures
 *     npm run study -- issues --write     also writes them to docs/internals/issues.md
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { IssueEventName } from './simulated-month.ts';

// The stand-ins then use the virtual clock, so that a month takes seconds.
process.env.MTC_STEPS_IN_PROCESS = 'true';
const { month, simulateMonth } = await import('./simulated-month.ts');
const { expectedMonth } = await import('./expected-month.ts');
const { virtualClock } = await import('../../test/helpers/virtual-clock.ts');

const file = path.resolve(import.meta.dirname, '../../docs/internals/issues.md');
const nights = 30;
const hourMs = 3_600_000;
const kinds = ['opened', 'edited', 'reopened', 'closed', 'commented'] as const;

const seen = await virtualClock.run(() => simulateMonth(nights), 24 * hourMs);
const expected = expectedMonth(nights);

const count = (all: readonly (readonly IssueEventName[])[], name: string | undefined, kind: string): number =>
  all.flat().filter((event) => event.endsWith(` ${kind}`) && (name === undefined || event.startsWith(`${name} `))).length;

const differing = seen.filter((events, night) => events.toSorted().join() !== expected[night]?.toSorted().join()).length;

const row = (title: string, course: string, name: string | undefined): string => {
  const cells = kinds.map((kind) => {
    const [own, other] = [count(seen, name, kind), count(expected, name, kind)];
    return own === other ? String(own) : `${own} (expected: ${other})`;
  });
  return `| ${title} | ${course} | ${cells.join(' | ')} |`;
};

const table = [
  '| issue | nights | opened | updated | opened again | closed | comments |',
  '|---|---|---|---|---|---|---|',
  ...Object.entries(month).map(([cause, course]) => row(cause, `\`${course}\``, cause)),
  row('for the rest', 'more than ten causes in one night', 'rest'),
  row('named by the quarantine file', '`Q` of c11', 'named'),
  row('**all**', '', undefined),
  '',
  `Nights whose events differ from the rules: ${differing} of ${nights}.`,
].join('\n');
console.log(table);
if (process.argv.includes('--write')) {
  const text = await readFile(file, 'utf8');
  const marked = /(<!-- month:start -->\n)[\s\S]*(<!-- month:end -->)/;
  await writeFile(
    file,
    text.replace(marked, (_all, start, end) => `${start}\n${table}\n\n${end}`),
  );
}
