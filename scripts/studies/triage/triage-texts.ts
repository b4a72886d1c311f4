/**
 * Labeled texts of failures from public bug reports. `triage-texts.json` has, for each, its source, a test (as the source names it, else a
 * stand-in), the category that a person gave it, and a short excerpt: the error and the frames that matter.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Category, Certainty } from '../../../src/core/model/triage.ts';
import { createCauses } from '../../../src/core/results/triage/identify-cause.ts';
import { failedTest } from '../../../test/helpers/run-results.ts';

interface LabeledText {
  readonly source: string;
  readonly test: string;
  readonly category: Category;
  readonly text: string;
}

interface ComparedText extends LabeledText {
  readonly found: Category;
  readonly rule: string;
  readonly certainty: Certainty;
}

/** Reads the texts as the service reports them: a stack as a trace, everything else as a message. */
export const compareTexts = async (): Promise<readonly ComparedText[]> => {
  const texts: readonly LabeledText[] = JSON.parse(await readFile(path.join(import.meta.dirname, 'triage-texts.json'), 'utf8'));
  const identify = createCauses();
  return texts.map((labeled) => {
    const hasStack = /^\s*at /m.test(labeled.text);
    const failure = hasStack ? { trace: labeled.text } : { message: labeled.text };
    const { category, rule, certainty } = identify(failedTest(labeled.test, failure), 'failed');
    return { ...labeled, found: category, rule, certainty };
  });
};

/** Crashes that nothing proves. */
export const unproven = (compared: readonly ComparedText[]): readonly ComparedText[] =>
  compared.filter(({ found, certainty }) => found === 'app-crash' && certainty !== 'proven');

/** Renders one row per category: how many texts have its label, how many of them got it, and which other texts got it. */
export const describeTexts = (compared: readonly ComparedText[]): string => {
  const rows = [...Map.groupBy(compared, ({ category }) => category)].toSorted(([, one], [, other]) => other.length - one.length);
  const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
  const right = compared.filter(({ category, found }) => category === found);
  return [
    '| label | texts | right | taken for another category |',
    '|---|---|---|---|',
    ...rows.map(([label, own]) => {
      const wrong = own.filter(({ found }) => found !== label);
      const taken = wrong.map(({ found, rule, source }) => `[${found}](${source}) (\`${rule}\`)`).join(', ');
      return `| \`${label}\` | ${own.length} | ${own.length - wrong.length} | ${taken} |`;
    }),
    `| all | ${compared.length} | ${right.length} (${percent(right.length, compared.length)}, limit 92 %) | |`,
    `| \`app-crash\` without proof | | ${unproven(compared).length} (limit 0) | |`,
  ].join('\n');
};
