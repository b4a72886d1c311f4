import fc from 'fast-check';
import { expect, test } from 'vitest';
import { path, withQuery } from '../../../src/cloud/addresses.ts';
import { anyText } from '../lib/escape/hostile-texts.ts';

test('a path is sent encoded and named by its variables', () => {
  const root = path`/app-automate/${'espresso'}`;
  expect(path`${root}/builds/${{ buildId: 'a/b c?#%ü' }}/sessions/${{ sessionId: 's.1' }}.json`).toEqual({
    path: '/app-automate/espresso/builds/a%2Fb%20c%3F%23%25%C3%BC/sessions/s.1.json',
    template: '/app-automate/espresso/builds/<buildId>/sessions/<sessionId>.json',
  });
});

test.each([
  { buildId: '', problem: 'is empty' },
  { buildId: '.', problem: 'is ".", which names another place' },
  { buildId: '..', problem: 'is "..", which names another place' },
  { buildId: 'x'.repeat(1_025), problem: 'is longer than 1024 characters' },
  { buildId: '\uD800', problem: 'is not valid Unicode' },
])('a value that $problem is refused', ({ buildId, problem }) => {
  expect(() => path`/builds/${{ buildId }}`).toThrow(expect.objectContaining({ code: 'cloud-invalid-path' }));
  expect(() => path`/builds/${{ buildId }}`).toThrow(problem);
  expect(() => path`/builds/${buildId}`).toThrow(problem);
});

test('no value leaves its segment or its parameter', () => {
  fc.assert(
    fc.property(anyText, (id) => {
      fc.pre(id !== '' && id !== '.' && id !== '..' && id.length <= 1_024 && id.isWellFormed());
      const sent = withQuery(path`/builds/${{ id }}/report`, { q: id });
      const { pathname, searchParams, hash, host } = new URL(sent.path, 'https://h.example');
      expect([pathname.split('/').length, [...searchParams], hash, host]).toEqual([4, [['q', id]], '', 'h.example']);
      expect(decodeURIComponent(pathname.split('/')[2] ?? '')).toBe(id);
    }),
  );
});

test('a query holds what has a value', () => {
  const apps = path`/apps`;
  expect(withQuery(apps, { custom_id: 'a&b', limit: 5, scope: undefined })).toEqual({
    path: '/apps?custom_id=a%26b&limit=5',
    template: '/apps',
  });
  expect(withQuery(apps, { scope: undefined })).toEqual(apps);
});
