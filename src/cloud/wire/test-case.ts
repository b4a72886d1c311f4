import { isRecord } from '../../lib/is-record.ts';
import type { TestCaseRecord } from '../../model/test-case.ts';
import type { NumberedPage } from '../pages.ts';
import { countOf, field, type JsonRecord, readList, readTime, textField, UnexpectedShapeError } from './values.ts';

/** Test case as a record, with the part of the response body from which it was read. */
export interface TestCase {
  readonly record: TestCaseRecord;
  readonly raw: unknown;
}

/** Maximum length of a name. Longer names are cut. */
const maxTextLength = 2_000;
const maxEntries = 500;

/**
 * Reads one page of the listing: an object with `test_cases` and `info`, or only the list.
 *
 * @throws {UnexpectedShapeError} for any other body, and for a test case without an identifier.
 */
export const readTestCasePage = (body: unknown): NumberedPage<TestCase> => {
  if (isRecord(body) && field(body, 'success') === false) throw new UnexpectedShapeError('a page of test cases', body);
  const items = readList(body, 'test cases', ['test_cases'], readTestCase);
  const info = isRecord(body) ? field(body, 'info') : undefined;
  return isRecord(info)
    ? { items, next: readNext(field(info, 'next')), count: countOf(field(info, 'count')) }
    : { items, next: undefined };
};

/** Reads the number of the next page. The service ends the listing with null or a number below 0. */
const readNext = (value: unknown): number | null | undefined => (value === null ? null : countOf(value));

const readTestCase = (raw: unknown): TestCase => {
  if (!isRecord(raw)) throw new UnexpectedShapeError('a test case', raw);
  const identifier = readCutText(raw, 'identifier', 'test_case_id', 'id');
  if (identifier === undefined) throw new UnexpectedShapeError('a test case with its identifier', raw);
  const urls = field(raw, 'urls');
  const record = {
    identifier,
    title: readCutText(raw, 'title', 'name') ?? '',
    status: readCutText(raw, 'status'),
    priority: readCutText(raw, 'priority'),
    caseType: readCutText(raw, 'case_type'),
    automationStatus: readCutText(raw, 'automation_status'),
    owner: readCutText(raw, 'owner', 'created_by'),
    folderId: readCutText(raw, 'folder_id') ?? lastOf(field(raw, 'folder_path')),
    tags: readTexts(field(raw, 'tags'), tagKeys),
    issues: readTexts(field(raw, 'issues'), issueKeys),
    createdAt: readTime(field(raw, 'created_at')),
    updatedAt: readTime(field(raw, 'last_updated_at') ?? field(raw, 'updated_at')),
    url: isRecord(urls) ? readCutText(urls, 'self') : undefined,
  };
  return { record, raw };
};

const tagKeys = ['name', 'tag'] as const;
/** Keys that may contain the id of an issue. An issue is a text, or an object whose key is named after its tracker. */
const issueKeys = ['jira_id', 'asana_id', 'clickup_id', 'azure_id', 'issue_id', 'key', 'id'] as const;

const readTexts = (value: unknown, keys: readonly string[]): readonly string[] => {
  if (!Array.isArray(value)) return [];
  return value.slice(0, maxEntries).flatMap((entry: unknown) => {
    const text = isRecord(entry) ? textField(entry, ...keys) : entry;
    return (typeof text === 'string' && text.trim() !== '') || typeof text === 'number' ? [cut(String(text).trim())] : [];
  });
};

const lastOf = (value: unknown): string | undefined => {
  const last: unknown = Array.isArray(value) ? value.at(-1) : undefined;
  return typeof last === 'number' || typeof last === 'string' ? cut(String(last)) : undefined;
};

const readCutText = (record: JsonRecord, ...keys: readonly string[]): string | undefined => {
  const text = textField(record, ...keys);
  return text === undefined ? undefined : cut(text);
};

const cut = (text: string): string =>
  text.length <= maxTextLength ? text : `${text.slice(0, maxTextLength - 1).toWellFormed()}…`;
