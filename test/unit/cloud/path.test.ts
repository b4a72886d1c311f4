import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InvalidPathError } from '../../../src/cloud/errors.ts';
import { path, withQuery } from '../../../src/cloud/path.ts';

/** Every code unit, halves of pairs included. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));

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
  expect(() => path`/builds/${{ buildId }}`).toThrow(InvalidPathError);
  expect(() => path`/builds/${{ buildId }}`).toThrow(problem);
  expect(() => path`/builds/${buildId}`).toThrow(problem);
});

test('no value leaves its segment', () => {
  fc.assert(
    fc.property(anyText, (id) => {
      fc.pre(id !== '' && id !== '.' && id !== '..' && id.isWellFormed());
      const { pathname, search, hash, host } = new URL(path`/builds/${{ id }}/report`.path, 'https://h.example');
      expect([pathname.split('/').length, search, hash, host]).toEqual([4, '', '', 'h.example']);
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
