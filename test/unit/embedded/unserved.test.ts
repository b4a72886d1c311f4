import { expect, test } from 'vitest';
import { findUnserved } from '../../../src/embedded/http/listener.ts';
import { apiDocument } from '../../helpers/api-check.ts';

test('nothing that is served is said to be lacking', () => {
  const served = Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, 'x') })),
  );
  expect(served.length).toBeGreaterThan(140);
  expect(served.filter(({ method, path }) => findUnserved(method, path) !== undefined)).toEqual([]);
});

test.each([
  ['GET', '/app-automate/builds/abc.json', 'GET /app-automate/builds/*.json'],
  ['DELETE', '/app-automate/projects/7.json', 'DELETE /app-automate/projects/*.json'],
  ['POST', '/app-automate/detox/v2/android/app', 'POST /app-automate/detox/v2/android/app'],
  ['GET', '/api/v2/projects/PR-1/test-runs/TR-1', 'GET /api/v2/projects/*/test-runs/*'],
])('%s %s is known to be lacking', (method, path, operation) => {
  expect(findUnserved(method, path)).toMatchObject({ operation });
});

test.each([
  ['GET', '/app-automate/builds/abc'],
  ['PATCH', '/app-automate/builds.json'],
  ['GET', '/api/v2/nothing'],
])('%s %s is unknown', (method, path) => {
  expect(findUnserved(method, path)).toBeUndefined();
});
