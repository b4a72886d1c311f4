import { artifactListing } from './github/artifact-listing.ts';
import { artifactService, type StoredArtifact } from './github/artifact-service.ts';
import { blobStorage } from './github/blob-storage.ts';
import { cacheListing } from './github/cache-listing.ts';
import { type CacheEntry, cacheService } from './github/cache-service.ts';
import { type CheckRun, checkRuns } from './github/check-runs.ts';
import { type IssueComment, issueComments } from './github/comments.ts';
import { type BranchCommit, gitData } from './github/git-data.ts';
import { type PullRequest, pullRequests } from './github/pulls.ts';
import { authorized } from './github/rest.ts';
import { runtimeToken } from './github/runtime-token.ts';
import { type LoopbackServer, startLoopbackServer } from './loopback-server.ts';

/** The services that GitHub offers to a job, on one loopback port: artifacts, cache, REST. `fail` breaks any of them. */
export interface GitHubServices extends LoopbackServer {
  /** Variables for a step that has all services. Leave some out, and the step has no such service. */
  readonly env: Readonly<Record<string, string>>;
  /** What the REST interface accepts, for the input `github-token`. */
  readonly token: string;
  /** Finished artifacts of the run, unpacked, oldest first. */
  readonly artifacts: () => Promise<StoredArtifact[]>;
  /** Stores an artifact as if another job of the run had uploaded it. */
  readonly addArtifact: (name: string, files: Readonly<Record<string, string | Buffer>>) => Promise<void>;
  /** Saved cache entries, oldest first. */
  readonly cacheEntries: () => CacheEntry[];
  /** The ref that the next cache requests are made for; `refs/heads/main`, the default branch, at first. */
  readonly useCacheScope: (ref: string) => void;
  /** Makes all saved cache entries those of another system. */
  readonly changeCacheVersion: (version: string) => void;
  readonly checkRuns: readonly CheckRun[];
  readonly comments: readonly IssueComment[];
  readonly addComment: (issue: number, body: string, author?: string) => IssueComment;
  /** Who the token's comments are by: `github-actions[bot]` unless told. */
  readonly useCommentAuthor: (author: string) => void;
  readonly addPullRequest: (pull: PullRequest) => void;
  /** Commits of the default branch, oldest first. */
  readonly addCommits: (shas: readonly string[]) => void;
  /** The commits of a branch, newest first, with all their files; empty where there is no such branch. */
  readonly branch: (name: string) => readonly BranchCommit[];
  /** The bytes of a file of a branch; none where there is no such file. */
  readonly branchFile: (name: string, path: string) => Buffer;
  /** Makes a branch of one commit. */
  readonly addBranch: (name: string, files: Readonly<Record<string, string>>) => void;
}

const job = { runBackendId: 'ce7f54c7-61c7-4aae-887f-30da475f5f1a', jobBackendId: 'ca395085-040a-526b-2ce8-bdc85f692774' };
const restToken = 'ghs_services-token';

/** Starts the services, empty. */
export const startGitHubServices = async (): Promise<GitHubServices> => {
  const storage = blobStorage();
  const artifacts = artifactService(job, storage);
  const cache = cacheService(runtimeToken(job), storage, 'refs/heads/main');
  const checks = checkRuns();
  const comments = issueComments();
  const pulls = pullRequests();
  const git = gitData();
  const listings = [artifactListing(artifacts, storage), cacheListing(cache)].flat();
  const rest = [checks.routes, comments.routes, pulls.routes, git.routes, listings].flat();
  const server = await startLoopbackServer([
    ...storage.routes,
    ...artifacts.routes,
    ...cache.routes,
    ...authorized(restToken, rest),
  ]);
  return {
    ...server,
    env: {
      ACTIONS_RESULTS_URL: `${server.origin}/`,
      ACTIONS_RUNTIME_URL: `${server.origin}/`,
      ACTIONS_RUNTIME_TOKEN: runtimeToken(job),
      ACTIONS_CACHE_SERVICE_V2: 'true',
      GITHUB_API_URL: server.origin,
    },
    token: restToken,
    artifacts: artifacts.artifacts,
    addArtifact: artifacts.addArtifact,
    cacheEntries: cache.entries,
    useCacheScope: cache.useScope,
    changeCacheVersion: cache.changeVersion,
    checkRuns: checks.all,
    comments: comments.all,
    addComment: comments.add,
    useCommentAuthor: comments.useAuthor,
    addPullRequest: pulls.add,
    addCommits: pulls.addCommits,
    branch: git.branch,
    branchFile: git.file,
    addBranch: git.addBranch,
  };
};
