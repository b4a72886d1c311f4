import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRouteFinder, type Route } from '../../../../src/stand-in/http/route.ts';
import { anyCharacters } from '../../lib/escape/hostile-texts.ts';

const routeAt = (method: Route['method'], path: string): Route => ({
  area: { name: 'Builds', text: 'Builds' },
  name: 'getBuild',
  summary: 'Get a build',
  responses: {},
  method,
  path,
  handle: () => {
    throw new Error('no request is handled here');
  },
});

const table = [
  '/builds',
  '/builds/:build',
  '/builds/v2/:build',
  '/builds/:build/sessions/:session',
  '/builds/:build/sessions/last',
];
const find = createRouteFinder(table.map((path) => routeAt('GET', path)));
const found = (path: string, method = 'GET'): unknown => {
  const match = find(method, path);
  return match && [match.route.path, match.params];
};

const segment = anyCharacters({ minLength: 1, maxLength: 10 }).filter((text) => text !== 'last' && text !== 'v2');

describe('a route', () => {
  test('is found by any text in place of its variables, which is decoded once', () => {
    fc.assert(
      fc.property(segment, segment, (build, session) => {
        const path = `/builds/${encodeURIComponent(build)}/sessions/${encodeURIComponent(session)}`;
        expect(found(path)).toEqual(['/builds/:build/sessions/:session', { build, session }]);
      }),
    );
  });

  test('is found or not found whatever the path is, without an error', () => {
    const piece = fc.constantFrom(
      'builds',
      'sessions',
      'v2',
      '%',
      '%zz',
      '%2F',
      '%25',
      '..',
      '',
      '#',
      '*',
      ':build',
      '__proto__',
      '\u0000',
      'é',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), fc.constantFrom('GET', 'POST', 'BREW', '__proto__'), (pieces, method) => {
        const match = find(method, `/${pieces.join('/')}`);
        expect(match === undefined || (method === 'GET' && table.includes(match.route.path))).toBe(true);
      }),
    );
  });

  test.each<[string, unknown]>([
    ['/builds', ['/builds', {}]],
    ['/builds/a/sessions/last', ['/builds/:build/sessions/last', { build: 'a' }]],
    ['/builds/v2/a', ['/builds/v2/:build', { build: 'a' }]],
    ['/builds/v2/sessions/b', ['/builds/:build/sessions/:session', { build: 'v2', session: 'b' }]],
    ['/builds/a#b', ['/builds/:build', { build: 'a#b' }]],
    ['/builds/__proto__', ['/builds/:build', { build: '__proto__' }]],
    [`/builds/${'a'.repeat(20_000)}`, ['/builds/:build', { build: 'a'.repeat(20_000) }]],
    ['/builds/%zz', undefined],
    ['/Builds', undefined],
    ['/builds/a/sessions', undefined],
    ['builds', undefined],
    ['', undefined],
  ])('the route of the path %s is the one that matches with most literal segments', (path, expected) => {
    expect(found(path)).toEqual(expected);
  });

  test('is not found by another method', () => {
    expect(found('/builds', 'DELETE')).toBeUndefined();
  });

  test('cannot be in the table twice', () => {
    expect(() => createRouteFinder([routeAt('GET', '/builds/:a'), routeAt('GET', '/builds/:b')])).toThrow(/already declared/);
  });
});
