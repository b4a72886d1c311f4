import type { LoopbackResponse, Routes } from '../loopback-server.ts';
import { notFound, pageOf } from './rest.ts';

interface Commit {
  readonly sha: string;
  readonly message: string;
}

interface ChangedFile {
  readonly path: string;
  readonly before?: string;
  readonly removed?: true;
}

export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly body?: string;
  /** Branch names. */
  readonly head: string;
  readonly base?: string;
  readonly state?: 'open' | 'closed';
  /** Oldest first; the last one is the head. */
  readonly commits: readonly Commit[];
  /** Paths that it changes; `before` where one was renamed. */
  readonly files?: readonly (string | ChangedFile)[];
  /** How many it says it changes, where the list has others. */
  readonly changedFiles?: number;
}

const shownCommit = ({ sha, message }: Commit): unknown => ({
  sha,
  commit: { message, author: { name: 'Ann', email: 'ann@example.com', date: '2026-01-02T10:11:12Z' } },
  html_url: `https://github.com/acme/shop/commit/${sha}`,
});

const shown = (pull: PullRequest): unknown => ({
  number: pull.number,
  state: pull.state ?? 'open',
  merged_at: pull.state === 'closed' ? '2026-01-03T10:11:12Z' : null,
  title: pull.title,
  body: pull.body ?? null,
  html_url: `https://github.com/acme/shop/pull/${pull.number}`,
  head: { ref: pull.head, sha: pull.commits.at(-1)?.sha ?? '', repo: { full_name: 'acme/shop' } },
  base: { ref: pull.base ?? 'main', repo: { full_name: 'acme/shop' } },
  changed_files: pull.changedFiles ?? pull.files?.length ?? 0,
});

/** A removed file has its contents in the commit before. */
const baseSha = 'b'.repeat(40);

const shownFile = (pull: PullRequest, file: NonNullable<PullRequest['files']>[number]): unknown => {
  const { path, before, removed }: ChangedFile = typeof file === 'string' ? { path: file } : file;
  const renamedOrNot = before === undefined ? { status: 'modified' } : { status: 'renamed', previous_filename: before };
  const ref = removed ? baseSha : (pull.commits.at(-1)?.sha ?? '');
  return {
    sha: 'bbcd538c8e72b8c175046e27cc8f907076331401',
    filename: path,
    ...(removed ? { status: 'removed' } : renamedOrNot),
    contents_url: `https://api.github.com/repos/acme/shop/contents/${path}?ref=${ref}`,
  };
};

/** GitHub compares with at most so many files. */
const mostCompared = 300;

/** Two commits of the default branch. */
const compared = (shas: readonly string[], base: string, head: string, query: URLSearchParams): LoopbackResponse => {
  const [from, to] = [shas.indexOf(base), shas.indexOf(head)];
  const commits = shas.slice(from + 1, to + 1).map((sha, nth) => ({ sha, parents: [{ sha: shas[from + nth] }] }));
  const size = Number(query.get('per_page') ?? 30);
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  const status = from === to ? 'identical' : from < to ? 'ahead' : 'behind';
  return { status: 200, body: { status, total_commits: commits.length, commits: commits.slice(start, start + size), files: [] } };
};

/** Pull requests, their commits and files, read-only: get, list by `head` and `state`, of a commit; the repository itself. */
export const pullRequests = () => {
  const pulls: PullRequest[] = [];
  const onBranch: string[] = [];
  const find = (number: string | undefined): PullRequest | undefined => pulls.find((pull) => String(pull.number) === number);
  const headOf = (pull: PullRequest): string => `acme:${pull.head}`;
  return {
    addPullRequest: (pull: PullRequest): void => {
      pulls.push(pull);
    },
    /** Commits of the default branch, oldest first; each has the one before it as its parent. */
    addCommits: (shas: readonly string[]): void => {
      onBranch.push(...shas);
    },
    routes: {
      'GET /repos/:owner/:repo': ({ params }) => ({
        status: 200,
        body: { name: params.repo, full_name: `${params.owner}/${params.repo}`, default_branch: 'main' },
      }),
      'GET /repos/:owner/:repo/pulls': (call) => {
        const state = call.request.query.get('state') ?? 'open';
        const head = call.request.query.get('head');
        const found = pulls.filter(
          (pull) => (state === 'all' || (pull.state ?? 'open') === state) && (head === null || headOf(pull) === head),
        );
        return pageOf(call, found.map(shown));
      },
      'GET /repos/:owner/:repo/pulls/:number': ({ params }) => {
        const pull = find(params.number);
        return pull === undefined ? notFound : { status: 200, body: shown(pull) };
      },
      'GET /repos/:owner/:repo/pulls/:number/commits': (call) => {
        const pull = find(call.params.number);
        return pull === undefined ? notFound : pageOf(call, pull.commits.map(shownCommit));
      },
      'GET /repos/:owner/:repo/pulls/:number/files': (call) => {
        const pull = find(call.params.number);
        return pull === undefined
          ? notFound
          : pageOf(
              call,
              (pull.files ?? []).map((file) => shownFile(pull, file)),
            );
      },
      // A comparison names the head of one pull request here, whatever the base.
      'GET /repos/:owner/:repo/compare/:basehead': ({ params, request }) => {
        const [base = '', head = ''] = params.basehead?.split('...') ?? [];
        if (onBranch.includes(base) && onBranch.includes(head)) return compared(onBranch, base, head, request.query);
        const pull = pulls.find(({ commits }) => commits.at(-1)?.sha === head);
        if (pull === undefined) return notFound;
        return { status: 200, body: { files: (pull.files ?? []).slice(0, mostCompared).map((file) => shownFile(pull, file)) } };
      },
      'GET /repos/:owner/:repo/commits/:sha/pulls': (call) =>
        pageOf(call, pulls.filter(({ commits }) => commits.some(({ sha }) => sha === call.params.sha)).map(shown)),
    } satisfies Routes,
  };
};
