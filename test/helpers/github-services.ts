import { issueTracker } from './github/issues.ts';
import { gitData, pullRequests } from './github/repository.ts';
import { authorized } from './github/rest.ts';
import { artifactService, cacheService, runtimeToken } from './github/results.ts';
import { checkRuns } from './github/reviews.ts';
import { blobStorage } from './github/storage.ts';
import { startLoopbackServer } from './loopback-server.ts';

export type GitHubServices = Awaited<ReturnType<typeof startGitHubServices>>;

const job = { runBackendId: 'ce7f54c7-61c7-4aae-887f-30da475f5f1a', jobBackendId: 'ca395085-040a-526b-2ce8-bdc85f692774' };
const restToken = 'ghs_services-token';

/** Starts empty stand-ins for the services that GitHub offers to a job, on one loopback port: artifacts, cache, REST. `fail` adds faults. */
export const startGitHubServices = async () => {
  const storage = blobStorage();
  const { routes: artifactRoutes, listing: artifactListing, ...artifacts } = artifactService(job, storage);
  const { routes: cacheRoutes, listing: cacheListing, ...cache } = cacheService(job, storage, 'refs/heads/main');
  const { routes: checkRoutes, ...checks } = checkRuns();
  const { routes: issueRoutes, ...issues } = issueTracker();
  const { routes: pullRoutes, ...pulls } = pullRequests();
  const { routes: gitRoutes, ...git } = gitData();
  const rest = { ...checkRoutes, ...issueRoutes, ...pullRoutes, ...gitRoutes, ...artifactListing, ...cacheListing };
  const routes = { ...storage.routes, ...artifactRoutes, ...cacheRoutes, ...authorized(restToken, rest) };
  const server = await startLoopbackServer(routes);
  return {
    ...server,
    ...artifacts,
    ...cache,
    ...checks,
    ...issues,
    ...pulls,
    ...git,
    /** Environment variables of a step that has all services. A service without its variables is missing. */
    env: {
      ACTIONS_RESULTS_URL: `${server.origin}/`,
      ACTIONS_RUNTIME_URL: `${server.origin}/`,
      ACTIONS_RUNTIME_TOKEN: runtimeToken(job),
      ACTIONS_CACHE_SERVICE_V2: 'true',
      GITHUB_API_URL: server.origin,
    },
    token: restToken,
  };
};
