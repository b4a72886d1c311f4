import type { TestCaseRecord } from '../../core/model/test-case.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { isRecord, listIn, memberOf } from '../../lib/is-record.ts';
import type { NumberedPage } from '../pages.ts';
import { countOf, readList, readTime, textField, textOf, UnexpectedShapeError } from './values.ts';

/** `raw` is the part of the response body from which the record was read. */
export interface TestCase {
  readonly record: TestCaseRecord;
  readonly raw: unknown;
}

const maxTextLength = 2_000;
const maxEntries = 500;

/** @throws {UnexpectedShapeError} for a page without a list, and for a test case without an identifier */
export const readTestCasePage = (body: unknown): NumberedPage<TestCase> => {
  if (memberOf(body, 'success') === false) throw new UnexpectedShapeError('a page of test cases', body);
  const items = readList(body, 'test cases', ['test_cases'], readTestCase);
  const info = memberOf(body, 'info');
  const next = memberOf(info, 'next');
  return { items, next: next === null ? null : countOf(next), count: countOf(memberOf(info, 'count')) };
};

const readTestCase = (raw: unknown): TestCase => {
  if (!isRecord(raw)) throw new UnexpectedShapeError('a test case', raw);
  const identifier = readCutText(raw, 'identifier', 'test_case_id', 'id');
  if (identifier === undefined) throw new UnexpectedShapeError('a test case with its identifier', raw);
  const record = {
    identifier,
    title: readCutText(raw, 'title', 'name') ?? '',
    status: readCutText(raw, 'status'),
    priority: readCutText(raw, 'priority'),
    caseType: readCutText(raw, 'case_type'),
    automationStatus: readCutText(raw, 'automation_status'),
    owner: readCutText(raw, 'owner', 'created_by'),
    folderId: readCutText(raw, 'folder_id') ?? textOf(listIn(memberOf(raw, 'folder_path')).at(-1)),
    tags: readTexts(memberOf(raw, 'tags'), tagKeys),
    issues: readTexts(memberOf(raw, 'issues'), issueKeys),
    createdAt: readTime(memberOf(raw, 'created_at')),
    updatedAt: readTime(memberOf(raw, 'last_updated_at') ?? memberOf(raw, 'updated_at')),
    url: readCutText(memberOf(raw, 'urls'), 'self'),
  };
  return { record, raw };
};

const tagKeys = ['name', 'tag'] as const;
/** Keys that may contain the id of an issue. An issue is a text, or an object with one of these keys. */
const issueKeys = ['jira_id', 'asana_id', 'clickup_id', 'azure_id', 'issue_id', 'key', 'id'] as const;

const readTexts = (value: unknown, keys: readonly string[]): readonly string[] =>
  listIn(value)
    .slice(0, maxEntries)
    .map((entry) => (isRecord(entry) ? textField(entry, ...keys) : textOf(entry)))
    .filter((text) => text !== undefined)
    .map((text) => cutText(text.trim(), maxTextLength));

const readCutText = (record: unknown, ...keys: readonly string[]): string | undefined => {
  const text = textField(record, ...keys);
  return text === undefined ? undefined : cutText(text, maxTextLength);
};
