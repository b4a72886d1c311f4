import { expect, test } from 'vitest';
import { findUnserved } from '../../../src/stand-in/http/listener.ts';
import { apiDocument } from '../../helpers/api-check.ts';

test('nothing that is served is said to be lacking', () => {
  const served = Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, 'x') })),
  );
  expect(served.length).toBeGreaterThan(140);
  expect(served.filter(({ method, path }) => findUnserved(method, path) !== undefined)).toEqual([]);
});

test.each([
  ['GET', '/app-automate/builds/abc'],
  ['PATCH', '/app-automate/builds.json'],
  ['GET', '/api/v2/nothing'],
])('%s %s is unknown', (method, path) => {
  expect(findUnserved(method, path)).toBeUndefined();
});
