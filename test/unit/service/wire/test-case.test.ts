import { describe, expect, test } from 'vitest';
import { readTestCasePage } from '../../../../src/service/wire/test-case.ts';
import { UnexpectedShapeError } from '../../../../src/service/wire/values.ts';

const documented = {
  identifier: 'TC-12',
  title: 'Log in',
  case_type: 'Functional',
  priority: 'High',
  status: 'Active',
  folder_id: 7,
  issues: ['SHOP-9'],
  tags: ['smoke'],
  automation_status: 'not_automated',
  owner: 'ann@example.com',
};

describe('a test case', () => {
  test('is read in the documented form', () => {
    const { items } = readTestCasePage({ success: true, test_cases: [documented], info: { next: null } });
    expect(items).toEqual([
      {
        record: {
          identifier: 'TC-12',
          title: 'Log in',
          caseType: 'Functional',
          priority: 'High',
          status: 'Active',
          folderId: '7',
          issues: ['SHOP-9'],
          tags: ['smoke'],
          automationStatus: 'not_automated',
          owner: 'ann@example.com',
        },
        raw: documented,
      },
    ]);
  });

  test('is read in the newer form: name, dates, issues as objects, no info', () => {
    const page = readTestCasePage({
      test_cases: [
        {
          identifier: 'TC-12',
          name: 'Log in',
          folder_path: [1, 7],
          issues: [{ jira_id: 'SHOP-9', issue_type: 'jira' }, { azure_id: 77 }],
          created_at: '2026-04-25T20:23:02.000Z',
          last_updated_at: '2026-04-26T20:23:02.000Z',
          urls: { self: 'https://tm.example/TC-12' },
        },
      ],
    });
    expect(page).toMatchObject({ next: undefined });
    expect(page.items[0]?.record).toEqual({
      identifier: 'TC-12',
      title: 'Log in',
      folderId: '7',
      issues: ['SHOP-9', '77'],
      tags: [],
      createdAt: new Date('2026-04-25T20:23:02.000Z'),
      updatedAt: new Date('2026-04-26T20:23:02.000Z'),
      url: 'https://tm.example/TC-12',
    });
  });

  test('is read from a bare list', () => {
    expect(readTestCasePage([documented])).toMatchObject({ items: [{ raw: documented }], next: undefined });
  });

  test('a test case with hostile values is bounded, and its own keys alone count', () => {
    const long = 'x'.repeat(10_000);
    const body = JSON.parse(
      `{"test_cases":[{"identifier":"TC-1","name":"${long}","issues":[{"__proto__":"a"},null,{"id":"  "},5]}]}`,
    );
    const [item] = readTestCasePage(body).items;
    expect(item?.record.title).toHaveLength(2_000);
    expect(item?.record.issues).toEqual(['5']);
  });
});

describe('a page', () => {
  test.each([
    ['null', null, null],
    ['a number', 2, 2],
    ['a number as text', '2', 2],
    ['nothing', undefined, undefined],
    ['something else', {}, undefined],
  ])('a page is read whose next is %s', (_what, next, read) => {
    expect(readTestCasePage({ test_cases: [], info: { next, count: 3 } })).toMatchObject({ next: read, count: 3 });
  });

  test('may say that there is nothing', () => {
    expect(readTestCasePage({ message: 'No results found' }).items).toEqual([]);
  });

  test.each([
    ['a text', 'test cases'],
    ['success that is false', { success: false, test_cases: [] }],
    ['no list', { info: { next: null } }],
    ['a case without identifier', { test_cases: [{ title: 'x' }] }],
    ['a case that is none', { test_cases: ['TC-1'] }],
  ])('is refused: %s', (_what, body) => {
    expect(() => readTestCasePage(body)).toThrow(UnexpectedShapeError);
  });
});
