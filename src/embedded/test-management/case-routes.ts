import { type Answer, jsonAnswer, Refusal } from '../http/answer.ts';
import { type Exchange, param, type Route } from '../http/route.ts';
import type { World } from '../world.ts';
import { documentedCase, recentCase } from './case-shapes.ts';
import { readListingQuery } from './listing-query.ts';

const answerListing = ({ scenario, spelling, testCases }: World, exchange: Exchange): Answer => {
  const projectId = param(exchange, 'project');
  const list = testCases.find(projectId);
  if (list === undefined) throw new Refusal(404, 'Project not found');
  const query = readListingQuery(exchange.query);
  const { pages, records } = scenario['test-management'];
  const { count, slice } = list.select(query.filter);
  const shownPage = pages === 'repeated' && query.page > 1 ? query.page - 1 : query.page;
  const shown = slice((shownPage - 1) * query.pageSize, query.pageSize).map((testCase) =>
    records === 'documented' ? documentedCase(testCase) : recentCase(testCase, spelling, projectId),
  );
  const isLast = query.page * query.pageSize >= count;
  if (pages === 'without-info') return jsonAnswer({ test_cases: shown });
  return jsonAnswer({
    success: true,
    test_cases: shown,
    info: {
      page: query.page,
      page_size: query.pageSize,
      count: pages === 'moving-count' && query.page > 1 ? count - 1 : count,
      prev: query.page > 1 ? query.page - 1 : null,
      next: isLast ? null : query.page + (pages === 'stuck-next' ? 0 : 1),
    },
  });
};

/** Test cases of test management. */
export const testCaseRoutes = (world: World): readonly Route[] => [
  { method: 'GET', path: '/api/v2/projects/:project/test-cases', handle: (exchange) => answerListing(world, exchange) },
];
