import { Refusal } from '../http/response.ts';
import type { TestCase } from './case-store.ts';

/** A listing's parameters, checked. */
interface ListingQuery {
  readonly page: number;
  readonly pageSize: number;
  /** Undefined: no filter. */
  readonly filter: ((testCase: TestCase) => boolean) | undefined;
}

const refuse = (parameter: string, expected: string): Refusal =>
  new Refusal(422, `${parameter} is not valid: expected ${expected}`);

const readNumber = (query: URLSearchParams, name: string, fallback: number, min: number, max: number): number => {
  const text = query.get(name);
  if (text === null) return fallback;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= min && number <= max)) throw refuse(name, `a whole number from ${min} to ${max}`);
  return number;
};

const readTime = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name);
  if (text === null) return undefined;
  const isExact = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isExact) throw refuse(name, 'a time as YYYY-MM-DDTHH:MM:SS.SSSZ');
  return Date.parse(text);
};

const readChoice = (query: URLSearchParams, name: string, words: readonly string[]): string | undefined => {
  const text = query.get(name);
  if (text !== null && !words.includes(text)) throw refuse(name, words.join(', '));
  return text ?? undefined;
};

/** Reads the query as the service does. Throws Refusal. */
export const readListingQuery = (query: URLSearchParams): ListingQuery => {
  const identifier = query.get('test-case-identifier') ?? query.get('test_case_id') ?? undefined;
  const after = readTime(query, 'updated_after');
  const before = readTime(query, 'updated_before');
  const issues = query.get('issue_ids')?.split(',');
  const tracker = readChoice(query, 'issue_type', ['jira', 'asana', 'clickup', 'azure']);
  const archived = readChoice(query, 'archived', ['true', 'false']) === 'true';
  if (issues?.some((issue) => issue === '')) throw refuse('issue_ids', 'identifiers separated by commas');
  const isFiltered = [identifier, after, before, issues].some((value) => value !== undefined) || archived;
  const filter = (testCase: TestCase): boolean =>
    testCase.archived === archived &&
    (identifier === undefined || testCase.identifier === identifier) &&
    (after === undefined || testCase.updatedAtMs > after) &&
    (before === undefined || testCase.updatedAtMs < before) &&
    (issues === undefined || testCase.issues.some((issue) => issues.includes(issue))) &&
    (issues === undefined || tracker === undefined || testCase['issue-type'] === tracker);
  return {
    page: readNumber(query, 'p', 1, 1, 999_999_999),
    pageSize: readNumber(query, 'page_size', 30, 30, 300),
    filter: isFiltered ? filter : undefined,
  };
};
