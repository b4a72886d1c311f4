import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closingComment,
  issueBody,
  issuesSection,
  issueTitle,
  namedIssueComment,
  newsComment,
} from '../../../../src/action/markdown/issues.ts';
import { readMark, restId } from '../../../../src/core/results/issues/issue-mark.ts';
import { planIssues, type SeenCause } from '../../../../src/core/results/issues/plan-issues.ts';
import { quarantineOf } from '../../../helpers/run-results.ts';
import { entry, facts, idOf, state } from '../../core/results/issues/issue-facts.ts';
import { anyText } from '../../lib/escape/hostile-texts.ts';
import { markdownFaults } from './balanced-markdown.ts';

const view = { repository: 'acme/shop', simulated: false, docsUrl: 'https://example.com/docs', artifactUrl: undefined };
const run = { id: '9', commit: 'c9', atMs: 9_000, url: 'https://github.com/acme/shop/actions/runs/9' };
const day = '2026-03-01';

const hostileCause = (text: string, id = idOf(1)): SeenCause => ({
  entry: entry(id, {
    cause: { exception: text, message: text, host: text, frame: { call: text, file: text, inRepository: false } },
    tests: [{ name: `${text}#${text}`, outcome: 'failed', devices: [text], attempts: 1 }],
    devices: [text],
    owners: [text],
    suspects: [{ file: text, why: 'trace' }],
    evidence: [
      { kind: 'log', file: text, line: 1, lines: [text] },
      { kind: 'request', method: text, url: text, status: 500, file: text },
      { kind: 'session', device: text, folder: text },
    ],
    screen: { missing: text, elements: [{ id: text, text }], more: 1 },
    reproduce: { tests: text, device: text, command: text },
  }),
  tests: [{ className: text, name: text }],
  devices: [text],
});

/** The mark and body of the issue that is created for causes. */
const created = (causes: readonly SeenCause[]) => {
  const actions = planIssues(facts({ causes, scope: { framework: 'espresso', project: 'p', suite: 's' } }));
  return actions.flatMap((action) => (action.kind === 'create' ? [{ mark: action.mark, causes: action.causes }] : []));
};

describe('texts of issues', () => {
  it('have no markup, mention or reference of tests, and a mark that can be read, whatever the tests say', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { mark, causes } of created([hostileCause(text)])) {
          const body = issueBody(mark, causes, view);
          const [first = '', ...rest] = body.split('\n');
          expect(readMark(body, view.repository)).toEqual(mark);
          expect(first).not.toContain('@');
          expect(markdownFaults(rest.join('\n'))).toEqual([]);
          expect(body.match(/<!--/g)).toHaveLength(1);
          const title = issueTitle(mark, causes);
          expect(title).not.toMatch(/@|#\d|\bGH-\d|:\/\/|[\r\n]/i);
          expect(title.length).toBeLessThanOrEqual(256);
        }
      }),
    );
  });

  it('have no markup, mention or reference of tests in comments and the summary', () => {
    const [quarantined] = quarantineOf({ test: 'a#b' }).entries;
    fc.assert(
      fc.property(anyText, (text) => {
        const cause = hostileCause(text);
        const texts = [
          newsComment({ reopened: true, tests: cause.tests, devices: [text] }, run, day),
          closingComment('green', { id: restId, state: state() }, run),
          namedIssueComment(
            quarantined === undefined ? [] : [{ name: text, entry: quarantined, failures: [], devices: [text] }],
            [cause],
            run,
            day,
          ),
        ].map((comment) => comment.split('\n').slice(1).join('\n'));
        const section = issuesSection(
          [{ done: 'opened', number: 7, url: 'https://github.com/acme/shop/issues/7', title: text }],
          [],
        );
        for (const each of [...texts, section]) expect(markdownFaults(each)).toEqual([]);
      }),
    );
  });

  it('fit into an issue, whatever the length of the evidence', () => {
    const long = 'x'.repeat(1_000);
    const lines = Array.from({ length: 60 }, () => 'ü'.repeat(300));
    const large: SeenCause = {
      ...hostileCause(long),
      entry: entry(idOf(1), {
        evidence: Array.from({ length: 20 }, (_none, nth) => ({ kind: 'log', file: 'a', line: nth + 1, lines })),
      }),
    };
    const [single] = created([large]);
    expect(issueBody(single?.mark ?? { id: idOf(1), state: state() }, [large], view).length).toBeLessThanOrEqual(65_536);
    const all = Array.from({ length: 50 }, (_none, nth) => hostileCause(long, idOf(nth + 1)));
    const rest = created(all).at(-1);
    expect(rest?.mark.id).toBe(restId);
    expect(issueBody(rest?.mark ?? { id: restId, state: state() }, rest?.causes ?? [], view).length).toBeLessThanOrEqual(65_536);
  });

  it.each<[title: string, changes: Parameters<typeof entry>[1]]>([
    ['CartTest#adds fails: AssertionError', { cause: { exception: 'org.junit.AssertionError', message: '' } }],
    ['CartTest#adds times out: timeout', { outcome: 'timed-out', category: 'timeout' }],
  ])('have the title "%s"', (title, changes) => {
    const tests = [{ name: 'com.shop.CartTest#adds', outcome: 'failed' as const, devices: [], attempts: 1 }];
    const causes = [{ entry: entry(idOf(1), { tests, ...changes }), tests: [], devices: [] }];
    expect(issueTitle({ id: idOf(1), state: state() }, causes)).toBe(title);
  });

  it.each([
    ['The run ends with an error: build-failed', []],
    ['The session on Pixel 7-13.0 ends with an error: build-failed', ['Pixel 7-13.0']],
    ['Sessions end with an error: build-failed', ['Pixel 7-13.0', 'Galaxy S22-12.0']],
  ])('have the title "%s" without a test', (title, devices) => {
    const about = entry(idOf(1), { outcome: 'error', devices, cause: { code: 'build-failed', message: '' } });
    expect(issueTitle({ id: idOf(1), state: state() }, [{ entry: about, tests: [], devices: [] }])).toBe(title);
  });
});
