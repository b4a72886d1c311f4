import { expect, test } from 'vitest';
import { issueKeysIn } from '../../../src/test-cases/find-issues.ts';

test.each([
  ['jira', ['SHOP-9: sign in', 'feature/SHOP-10_search', '[AB_C1-2] x (SHOP-9)'], ['SHOP-9', 'SHOP-10', 'AB_C1-2']],
  ['jira', ['UTF-8, SHA-256, RFC-7231, CVE-2024-1234, ISO-8601, HTTP-2', 'SHOP-0', 'shop-9', 'XSHOP-', 'SHOP-9x'], []],
  ['jira', ['ES-6 may be a project, and SHA-7 as well'], ['ES-6', 'SHA-7']],
  ['azure', ['Fixes AB#12, ab#13', 'AB#0 #14'], ['12', '13']],
  ['clickup', ['CU-86abc12_title', 'cu-1'], ['CU-86abc12']],
  [
    'asana',
    [
      'https://app.asana.com/0/1201234567890123/1209876543210987/f',
      'see https://app.asana.com/1/111222333444/project/1201234567890123/task/1205555555555555',
    ],
    ['1209876543210987', '1205555555555555'],
  ],
] as const)('%s: %j holds %j', (tracker, texts, keys) => {
  expect(issueKeysIn(texts, tracker)).toEqual(keys);
});

test('each key once, and no more than anybody can mean', () => {
  expect(issueKeysIn(['A1-1 A1-1', 'A1-1'])).toEqual(['A1-1']);
  expect(issueKeysIn([Array.from({ length: 500 }, (_, index) => `AB-${index + 1}`).join(' ')])).toHaveLength(100);
});
