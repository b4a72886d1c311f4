import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { csvLine } from '../../lib/escape/csv.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { inlineText } from '../../lib/escape/markdown.ts';
import type { IndexedTest } from './match-tests.ts';
import { remarkOn, resultLabels, type TracedCase } from './trace-case.ts';

/** A file of test cases that is being written. It gets its final name when it is complete. */
export interface CaseFile {
  readonly write: (traced: TracedCase) => Promise<void>;
  readonly finish: () => Promise<void>;
  /** Deletes the unfinished file. */
  readonly discard: () => Promise<void>;
}

const blockChars = 65_536;

/**
 * Opens a file for test cases. Keeps at most one block of rows in memory.
 *
 * @throws the error of the file system if the file cannot be created
 */
export const openCaseFile = async (file: string, format: CaseFormat): Promise<CaseFile> => {
  const part = `${file}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  // Removes an older file or link, because writing through a symbolic link would change another file.
  await rm(part, { force: true });
  const handle = await open(part, 'wx');
  let block = format.head;
  let isFirst = true;
  const flush = async (): Promise<void> => {
    const text = block;
    block = '';
    await handle.writeFile(text);
  };
  return {
    write: async (traced) => {
      block += format.row(traced, isFirst);
      isFirst = false;
      if (block.length >= blockChars) await flush();
    },
    finish: async () => {
      block += format.tail;
      await flush();
      await handle.close();
      await rename(part, file);
    },
    discard: async () => {
      await handle.close();
      await rm(part, { force: true });
    },
  };
};

export interface CaseFormat {
  readonly head: string;
  readonly row: (traced: TracedCase, isFirst: boolean) => string;
  readonly tail: string;
}

/** Limits on the listed tests of one case, because one pattern of a mapping may match many tests. */
const maxTestsInText = 100;
const maxTestsInData = 1_000;
const maxCellLength = 300;

/**
 * Formats of the file of test cases, by file extension.
 *
 * @param traced whether to write the columns about tests, which need test results
 */
export const caseFormats = (traced: boolean): Readonly<Record<'json' | 'jsonl' | 'csv' | 'md', CaseFormat>> => ({
  json: {
    head: '[',
    row: (item, isFirst) => `${isFirst ? '\n' : ',\n'}${JSON.stringify(dataOf(item, traced))}`,
    tail: '\n]\n',
  },
  jsonl: { head: '', row: (item) => `${JSON.stringify(dataOf(item, traced))}\n`, tail: '' },
  csv: { head: csvLine(headings(traced)), row: (item) => csvLine(cellsOf(item, traced)), tail: '' },
  md: {
    head: `${tableRow(headings(traced))}${tableRow(headings(traced).map(() => '---'))}`,
    row: (item) => tableRow(cellsOf(item, traced).map((cell) => inlineText(cutText(cell, maxCellLength)))),
    tail: '',
  },
});

const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;

/** Converts a case to JSON. The field `record` contains the unchanged data of the service. */
const dataOf = ({ record, raw, result, tests }: TracedCase, traced: boolean): Readonly<Record<string, unknown>> => ({
  ...record,
  ...(traced ? { result, tests: tests.slice(0, maxTestsInData).map(testData) } : {}),
  record: raw,
});

const testData = ({ label, passed, failed, notRun, failedOn, missingOn }: IndexedTest): Readonly<Record<string, unknown>> => ({
  name: label,
  passed,
  failed,
  notRun,
  failedOn: [...failedOn],
  missingOn: [...missingOn],
});

type Column = readonly [heading: string, cellOf: (item: TracedCase) => string | undefined];

const columns: readonly Column[] = [
  ['identifier', ({ record }) => record.identifier],
  ['title', ({ record }) => record.title],
  ['result', ({ result }) => resultLabels[result]],
  ['remark', remarkOn],
  ['tests', ({ tests }) => testNames(tests)],
  ['issues', ({ record }) => record.issues.join(', ')],
  ['status', ({ record }) => record.status],
  ['priority', ({ record }) => record.priority],
  ['type', ({ record }) => record.caseType],
  ['automation', ({ record }) => record.automationStatus],
  ['owner', ({ record }) => record.owner],
  ['folder', ({ record }) => record.folderId],
  ['tags', ({ record }) => record.tags.join(', ')],
  ['updated', ({ record }) => record.updatedAt?.toISOString()],
];

/** Headings of the columns that need test results. */
const testColumns: ReadonlySet<string> = new Set(['result', 'remark', 'tests']);

const columnsOf = (traced: boolean): readonly Column[] => columns.filter(([heading]) => traced || !testColumns.has(heading));

const headings = (traced: boolean): readonly string[] => columnsOf(traced).map(([heading]) => heading);

const cellsOf = (item: TracedCase, traced: boolean): readonly string[] =>
  columnsOf(traced).map(([, cellOf]) => cellOf(item) ?? '');

const testNames = (tests: readonly IndexedTest[]): string => {
  const names = tests.slice(0, maxTestsInText).map(({ label }) => label);
  const more = tests.length - names.length;
  return [...names, ...(more > 0 ? [`${more} more`] : [])].join('; ');
};
