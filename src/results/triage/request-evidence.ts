import { showInvisible } from '../../lib/escape/invisible.ts';
import { isRecord } from '../../lib/is-record.ts';
import type { TriageEvidence } from './triage-document.ts';

const maxEntries = 50_000;
const maxRequests = 5;
const maxUrl = 300;
const maxMethod = 20;

/**
 * Last failed requests of a test, read from the HAR of its session. The field `_test` of an entry contains the name of the test.
 * `file` is the path of the HAR inside the report folder.
 */
export const failedRequests = (har: unknown, test: string, file: string): readonly TriageEvidence[] => {
  const entries = listIn(fieldOf(fieldOf(har, 'log'), 'entries')).slice(0, maxEntries);
  return entries
    .filter((entry) => fieldOf(entry, '_test') === test)
    .flatMap((entry): TriageEvidence[] => {
      const status = fieldOf(fieldOf(entry, 'response'), 'status');
      if (typeof status !== 'number' || !Number.isInteger(status) || (status > 0 && status < 400)) return [];
      const { method, url } = textsOf(fieldOf(entry, 'request'));
      return url === undefined ? [] : [{ kind: 'request', method, url, status: Math.max(0, status), file }];
    })
    .slice(-maxRequests);
};

/** Method and address of a request. User names, queries and fragments are removed, because they may contain secrets. */
const textsOf = (request: unknown): { readonly method: string; readonly url: string | undefined } => {
  const [method, address] = [fieldOf(request, 'method'), fieldOf(request, 'url')];
  const url = typeof address === 'string' ? URL.parse(address) : null;
  return {
    method: typeof method === 'string' ? showInvisible(method.slice(0, maxMethod)) : '?',
    url: url === null ? undefined : showInvisible(`${url.protocol}//${url.host}${url.pathname}`.slice(0, maxUrl)),
  };
};

const fieldOf = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
