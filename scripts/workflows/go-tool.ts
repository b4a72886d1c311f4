import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** A program that Go builds from its sources, at a version of which Go checks the hash. */
export interface GoTool {
  /** Package path; its last part is the program's name. */
  readonly package: string;
  readonly version: string;
}

export const act: GoTool = { package: 'github.com/nektos/act', version: 'v0.2.89' };
export const actionlint: GoTool = { package: 'github.com/rhysd/actionlint/cmd/actionlint', version: 'v1.7.12' };

/** Path of the program, built once for each version into the user's cache folder; undefined on a machine without Go. */
export const goTool = (tool: GoTool): string | undefined => {
  const name = path.basename(tool.package);
  const cache = process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache');
  const folder = path.join(cache, 'mobile-test-cloud', `${name}-${tool.version}`);
  const program = path.join(folder, process.platform === 'win32' ? `${name}.exe` : name);
  if (existsSync(program)) return program;
  if (spawnSync('go', ['version']).error !== undefined) return undefined;
  mkdirSync(folder, { recursive: true });
  console.log(`Building ${name} ${tool.version} with Go, once.`);
  const { status } = spawnSync('go', ['install', `${tool.package}@${tool.version}`], {
    env: { ...process.env, GOBIN: folder },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`${tool.package} ${tool.version} could not be built.`);
  return program;
};
