/** Page of a build or session for people. Only the hosted service's is known. */
export const dashboardUrl = (baseUrl: string, buildId: string, sessionId?: string): string | undefined => {
  if (!URL.canParse(baseUrl) || new URL(baseUrl).hostname !== 'api-cloud.browserstack.com') return undefined;
  const build = `https://app-automate.browserstack.com/dashboard/v2/builds/${encodeURIComponent(buildId)}`;
  return sessionId === undefined ? build : `${build}/sessions/${encodeURIComponent(sessionId)}`;
};
