import { describe, expect } from 'vitest';
import { it as base, opened } from '../helpers/fixtures.ts';
import { forbidden } from '../helpers/github/rest.ts';
import { json } from '../helpers/loopback-server.ts';
import { openNightlyRepository } from './nightly-repository.ts';

const adds = { test: '*CartTest#adds', outcome: 'fail' as const, message: 'expected 3 but was 2' };
const signsIn = { test: '*LoginTest#signsIn', outcome: 'fail' as const, message: 'no such user' };

const it = base.extend('nightly', opened(openNightlyRepository));

const warningsOf = ({ annotations }: { readonly annotations: readonly { readonly level: string; readonly message: string }[] }) =>
  annotations.flatMap(({ level, message }) => (level === 'warning' ? [message] : []));

describe('a request about issues that fails', () => {
  it.for<[what: string, fault: { method: string; path: RegExp }]>([
    ['read issues', { method: 'GET', path: /\/issues$/ }],
    ['write issues', { method: 'POST', path: /\/issues$/ }],
  ])('is one warning that names the permission, if the token may not %s', async ([_what, fault], { nightly }) => {
    nightly.github.fail({ ...fault, response: forbidden });
    await using step = await nightly.run({ overrides: [adds, signsIn] });
    expect(step.outputs).toMatchObject({ verdict: 'failed', failed: '2' });
    expect(warningsOf(step)).toEqual([expect.stringContaining('the token lacks "issues: write"')]);
  });

  it('leaves the verdict of a green run as it is', async ({ nightly }) => {
    nightly.github.fail({ path: /graphql/, response: json({ message: 'down' }, 500) });
    await using step = await nightly.run();
    expect([step.outputs.verdict, step.exitCode]).toEqual(['passed', 0]);
    expect(warningsOf(step)).toEqual([expect.stringContaining('Issues could not be read: ')]);
  });

  it('is a warning for that issue alone, while the others are written', async ({ nightly }) => {
    const refused = json({ message: 'Validation Failed' }, 422);
    nightly.github.fail({ method: 'POST', path: /\/issues$/, response: refused, times: 1 });
    await using step = await nightly.run({ overrides: [adds, signsIn] });
    expect(nightly.github.issues).toMatchObject([{ title: 'LoginTest#signsIn fails: AssertionError' }]);
    expect(warningsOf(step)).toEqual([expect.stringMatching(/^An issue for the cause [\da-f]{12} could not be written: /)]);
  });

  it('is a notice without a token', async ({ nightly }) => {
    await using step = await nightly.run({ overrides: [adds], inputs: { 'github-token': '', history: 'off' } });
    expect(step.text).toContain('No issues were written: the input github-token is empty.');
  });

  it.for<[what: string, status: number, headers: Record<string, string>, message: string, waits: string]>([
    ['Retry-After', 429, { 'retry-after': '95' }, 'Too many requests', '1 m 35 s'],
    ['a secondary rate limit', 403, {}, 'You have exceeded a secondary rate limit.', '1 m'],
  ])('is sent again after the time of %s', async ([_what, status, headers, message, waits], { nightly }) => {
    const response = json({ message }, status, headers);
    nightly.github.fail({ method: 'POST', path: /\/issues$/, response, times: 1 });
    await using step = await nightly.run({ overrides: [adds] });
    expect(step.text).toContain(`GitHub asked to wait for ${waits}`);
    expect(nightly.github.issues).toHaveLength(1);
    expect(warningsOf(step)).toEqual([]);
  });

  it('is given up if GitHub asks to wait longer than the run may take', async ({ nightly }) => {
    const response = json({ message: 'Too many requests' }, 429, { 'retry-after': '900' });
    nightly.github.fail({ method: 'POST', path: /\/issues$/, response, times: 1 });
    await using step = await nightly.run({ overrides: [adds], inputs: { 'timeout-minutes': '10' } });
    expect(warningsOf(step)).toHaveLength(1);
    expect(nightly.github.issues).toEqual([]);
  });

  it('does not create an issue twice if only the response is lost', async ({ nightly }) => {
    const lost = { method: 'POST', path: /\/issues$/, response: json({}, 502), afterActing: true, times: 1 };
    nightly.github.fail(lost);
    await using step = await nightly.run({ overrides: [adds] });
    expect(nightly.github.issues).toHaveLength(1);
    expect(step.text).toContain('Issue 101: opened.');
  });
});

describe('the issue of a cause', () => {
  it('is found on a later page of the list, and among pull requests', async ({ nightly }) => {
    const { github, night } = nightly;
    await night({ overrides: [adds] });
    for (let nth = 0; nth < 130; nth += 1)
      github.addIssue({ title: 'Other', body: 'other', author: 'github-actions[bot]', isPull: nth % 2 === 0 });
    expect(await night({ overrides: [adds] })).toEqual(['101 edited']);
  });

  it.for<[what: string, author: string, edit: (body: string) => string]>([
    ['a copy by another account', 'mallory', (body) => body],
    ['a copy whose mark is not the first line', 'github-actions[bot]', (body) => `Copied:\n${body}`],
    ['a copy whose mark was changed', 'github-actions[bot]', (body) => body.replace('CartTest', 'OtherTest')],
  ])('is not taken from %s, which is left alone', async ([_what, author, edit], { nightly }) => {
    const { github, night } = nightly;
    await night({ overrides: [adds] });
    const original = github.issues[0]?.body ?? '';
    github.editIssue(101, { body: 'removed by a person' });
    const copy = github.addIssue({ title: 'Copy', body: edit(original), author });
    const { body } = copy;
    expect(await night({ overrides: [adds] })).toEqual(['103 opened']);
    for (let nth = 0; nth < 3; nth += 1) await night();
    expect(copy).toMatchObject({ body, state: 'open' });
    expect(github.issues.at(-1)?.state).toBe('closed');
  });

  it('is not taken from an account with the same login and another id', async ({ nightly }) => {
    const { github, night } = nightly;
    await night({ overrides: [adds] });
    github.editIssue(101, { authorId: 1 });
    expect(await night({ overrides: [adds] })).toEqual(['102 opened']);
  });

  it('is found after a person has changed its title, labels and line ends', async ({ nightly }) => {
    const { github, night } = nightly;
    await night({ overrides: [adds] });
    const body = github.issues[0]?.body.replaceAll('\n', '\r\n') ?? '';
    github.editIssue(101, { title: 'Rounding', labels: ['bug'], body });
    expect(await night({ overrides: [adds] })).toEqual(['101 edited']);
    expect(github.issues[0]).toMatchObject({ title: 'Rounding', labels: ['bug'] });
  });
});

describe('text of tests in an issue', () => {
  const hostile = (mark: string) =>
    `@octocat fixes #12, closes GH-3 and https://github.com/acme/shop/issues/4\n\`\`\`\n${mark}\n@team </details> octo/shop#5 ${'a'.repeat(40)}`;

  it('makes no mention, reference, closing word or mark', async ({ nightly }) => {
    const { github, run, night } = nightly;
    const name = 'signs@octocat fixes #12 GH-3 https://github.com/acme/shop/issues/4 <!-- mobile-test-cloud issue rest -->';
    const victim = { overrides: [adds] };
    await night(victim);
    const [mark = ''] = github.issues[0]?.body.split('\n') ?? [];
    const tests = { espresso: [{ class: 'com.shop.LoginTest', name, outcome: 'fail' as const, message: hostile(mark) }] };
    await using step = await run({ scenario: { tests } });
    expect(step.outputs.verdict).toBe('failed');
    const issue = github.issues[1];
    expect(issue?.state).toBe('open');
    expect(issue?.title).not.toMatch(/@|#\d|GH-\d|:\/\//);
    expect(prose(issue?.body ?? '')).not.toMatch(/@(?!\u200b)\w|#\d|\bGH-\d|octo\/shop|issues\/\d|[\da-f]{40}/);
    expect(issue?.body.match(/<!-- /g)).toHaveLength(1);
    // The issue of the other cause is neither found by the copied mark nor closed by it.
    expect(await night(victim)).toEqual(['101 edited']);
    expect(github.issues).toHaveLength(2);
  });

  it('names the owners of the code without a mention', async ({ nightly }) => {
    const source = 'app/src/androidTest/java/com/shop/CartTest.kt';
    const files = { [source]: 'class CartTest', '.github/CODEOWNERS': '* @octo/quality ann@example.com\n' };
    await nightly.night({ overrides: [adds], options: { git: true, files, env: { PATH: process.env.PATH ?? '' } } });
    const body = nightly.github.issues[0]?.body ?? '';
    expect(body).toContain('- Owners: `@octo/quality`, `ann@example.com`');
    expect(prose(body)).not.toContain('@');
  });
});

/** Markdown without code and hidden comments, in which GitHub finds mentions and references, and without the links of the action. */
const prose = (markdown: string): string =>
  markdown
    .replaceAll(/^(`{3,})\w*\n[\s\S]*?\n\1$/gm, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/`[^`\n]*`|<code>[^<]*<\/code>/g, '')
    .replaceAll(/\]\(https:\/\/github\.com\/acme\/(?:shop\/actions\/runs|mobile-test-cloud)\/[^)]*\)/g, ']()');
