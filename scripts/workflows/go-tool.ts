import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const tools = { act: 'github.com/nektos/act@v0.2.89', actionlint: 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12' } as const;

/** Path of the program, which Go builds once per version into the user's cache folder. @throws Error when Go is missing or fails */
export const goTool = (name: keyof typeof tools): string => {
  const cache = process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache');
  const folder = path.join(cache, 'mobile-test-cloud', `${name}-${tools[name].split('@')[1]}`);
  const program = path.join(folder, process.platform === 'win32' ? `${name}.exe` : name);
  if (existsSync(program)) return program;
  console.log(`Building ${tools[name]} with Go. This happens once.`);
  const { error, status } = spawnSync('go', ['install', tools[name]], {
    env: { ...process.env, GOBIN: folder },
    stdio: 'inherit',
  });
  if (error !== undefined)
    throw new Error(`Go is missing, which builds ${name}. Install it from https://go.dev/dl and try again.`);
  if (status !== 0) throw new Error(`Go could not build ${tools[name]}; its own message is above.`);
  return program;
};
