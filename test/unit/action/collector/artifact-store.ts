import { vi } from 'vitest';
import type { CtrfDocument } from '../../../../src/core/results/ctrf/ctrf-document.ts';
import { type GitHubServices, startGitHubServices } from '../../../helpers/github-services.ts';

export interface ArtifactStore extends AsyncDisposable, Pick<GitHubServices, 'env' | 'addArtifact'> {
  readonly addReport: (name: string, document: CtrfDocument, files?: Readonly<Record<string, string>>) => Promise<void>;
}

/** Starts an artifact service. The client finds it through variables of this process. */
export const openArtifactStore = async (): Promise<ArtifactStore> => {
  const github = await startGitHubServices();
  for (const [name, value] of Object.entries({ ...github.env, GITHUB_SERVER_URL: 'https://github.com' })) vi.stubEnv(name, value);
  // The client writes commands for the runner.
  const silence = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  return {
    env: github.env,
    addArtifact: github.addArtifact,
    addReport: (name, document, files = {}) => github.addArtifact(name, { 'results.json': JSON.stringify(document), ...files }),
    [Symbol.asyncDispose]: async () => {
      silence.mockRestore();
      vi.unstubAllEnvs();
      await github[Symbol.asyncDispose]();
    },
  };
};
