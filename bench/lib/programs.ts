import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CannotMeasureError } from '../row.ts';

/** Runs a program of the machine. @returns what it prints */
export const runProgram = async (
  program: string,
  given: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string> => {
  const { stdout } = await promisify(execFile)(program, [...given], { maxBuffer: 1024 ** 3, env: { ...env } });
  return stdout;
};

/** @throws {CannotMeasureError} where the program is not there */
export const needProgram = async (program: string, how: string): Promise<void> => {
  try {
    await runProgram('sh', ['-c', `command -v ${program}`]);
  } catch {
    throw new CannotMeasureError(`${program} is not installed (${how})`);
  }
};

const installers = {
  npm: ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix'],
  pip: ['python3', '-m', 'pip', 'install', '--quiet', '--target'],
} as const;

/** Installs packages that are only measured against, outside of the project. @throws {CannotMeasureError} where that fails */
export const installPackages = async (
  by: keyof typeof installers,
  folder: string,
  packages: readonly string[],
): Promise<void> => {
  const [program, ...options] = installers[by];
  try {
    await runProgram(program, [...options, folder, ...packages]);
  } catch (error) {
    throw new CannotMeasureError(`${by} could not install ${packages.join(', ')}: ${String(error).slice(0, 200)}`);
  }
};
