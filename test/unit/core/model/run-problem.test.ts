import { expect, it } from 'vitest';
import { BinaryError } from '../../../../src/binaries/binary-error.ts';
import { nextStepFor } from '../../../../src/core/model/error-codes.ts';
import { clauseOf, describeError, problemOf } from '../../../../src/core/model/run-problem.ts';
import { CloudError } from '../../../../src/service/errors.ts';

const notFound = new CloudError('cloud-not-found', { route: 'GET /a', status: 404 });
const notFoundClause = 'the service found nothing at this address (HTTP 404)';
const unreadable = new BinaryError('cut-short', 'app.apk', { found: 'half of it is missing', remedy: 'Build it.' });
const errorWith = (parts: object, message = 'x'): Error => Object.assign(new Error(message), parts);
const unexpected = { code: 'unexpected', hint: nextStepFor('unexpected') };

it.each<[string, unknown, object]>([
  [
    'of the service',
    notFound,
    { code: 'cloud-not-found', clause: `the request GET /a failed: ${notFoundClause}`, hint: nextStepFor('cloud-not-found') },
  ],
  ['with a hint of its own', errorWith({ code: 'input-invalid', hint: 'Do y.' }), { code: 'input-invalid', hint: 'Do y.' }],
  ['with a hint that is no text', errorWith({ hint: 7 }), unexpected],
  ['of a binary', unreadable, { code: 'preflight-cut-short', hint: nextStepFor('preflight-cut-short') }],
  [
    'of the file system',
    errorWith({ syscall: 'write', code: 'ENOSPC' }, 'ENOSPC'),
    { code: 'runner-file', clause: "the runner's disk is full" },
  ],
  ['with a code of another program', errorWith({ code: 'ELSE' }), { code: 'unexpected', clause: 'x' }],
  ['that is an object', { syscall: 'x', code: 'input-invalid', hint: 'no' }, unexpected],
  ['that is words', 'words', { code: 'unexpected', clause: 'words' }],
])('problemOf knows an error %s', (_what, error, expected) => {
  expect(problemOf(error)).toMatchObject(expected);
});

it('problemOf says first what could not be done', () => {
  expect(problemOf(notFound, 'build b1 is lost: ').clause).toBe(`build b1 is lost: ${notFoundClause}`);
});

it.each<[string, unknown, string]>([
  ['without the route', notFound, notFoundClause],
  [
    'with a route that is not the first word',
    Object.assign(new CloudError('cloud-not-found', { route: 'GET /a' }), { message: 'Odd: GET /a: x' }),
    'Odd: GET /a: x',
  ],
  ['without the last full stop', new Error('It broke. Really.'), 'It broke. Really'],
  ['of one line', new Error('first\nsecond.'), 'first'],
  ['of nothing', new Error(''), ''],
])('clauseOf makes a clause %s', (_what, error, expected) => {
  expect(clauseOf(error)).toBe(expected);
});

it('describeError ends with the code, where there is one', () => {
  expect(describeError(notFound)).toBe(`${notFoundClause} [cloud-not-found]`);
  expect(describeError(unreadable)).toMatch(/ \[preflight-cut-short\]$/);
  expect(describeError(new Error('no code'))).toBe('no code');
});
