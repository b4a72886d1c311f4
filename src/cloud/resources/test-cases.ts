import { minPageSize, type TestCaseQuery } from '../../model/test-case.ts';
import type { Calls } from '../calls.ts';
import { type ReadPage, readPages } from '../pages.ts';
import { path, withQuery } from '../path.ts';
import { readTestCasePage, type TestCase } from '../wire/test-case.ts';
import { testCaseParameters } from './test-case-query.ts';

/** Test cases of test management. */
export interface TestCases {
  /**
   * The pages of the listing, asked for one after the other as they are read; memory holds no more than one.
   *
   * @throws {InvalidQueryError} at the first page, before anything is sent.
   */
  pages(projectId: string, query?: TestCaseQuery): AsyncGenerator<ReadPage<TestCase>>;
}

export const createTestCases = (calls: Calls): TestCases => ({
  pages: async function* (projectId, query = {}) {
    const parameters = testCaseParameters(query);
    const listing = path`/api/v2/projects/${{ projectId }}/test-cases`;
    yield* readPages({
      fetchPage: (p) => calls.get(withQuery(listing, { ...parameters, p }), readTestCasePage),
      keyOf: ({ record }) => record.identifier,
      // The page may have another size than requested: the service documents pages of 30 and of 300 only.
      fullPage: minPageSize,
    });
  },
});
