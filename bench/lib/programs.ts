import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CannotMeasureError } from '../row.ts';

/** Runs a program of the machine; what it prints is dropped. */
export const runProgram = async (
  program: string,
  given: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<void> => {
  await promisify(execFile)(program, [...given], { maxBuffer: 1024 ** 3, env: { ...env } });
};

/** @throws {CannotMeasureError} where the program is not there */
export const needProgram = async (program: string, how: string): Promise<void> => {
  try {
    await runProgram('sh', ['-c', `command -v ${program}`]);
  } catch {
    throw new CannotMeasureError(`${program} is not installed (${how})`);
  }
};

/** Installs packages that are only measured against, outside of the project. @throws {CannotMeasureError} where that fails */
export const installPackages = async (folder: string, packages: readonly string[]): Promise<void> => {
  try {
    await runProgram('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', ...packages]);
  } catch (error) {
    throw new CannotMeasureError(`npm could not install ${packages.join(', ')}: ${String(error).slice(0, 200)}`);
  }
};
