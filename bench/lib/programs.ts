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

/** Installs Python packages that are only measured against. @throws {CannotMeasureError} where that fails */
export const installPythonPackages = async (folder: string, packages: readonly string[]): Promise<void> => {
  try {
    await runProgram('python3', ['-m', 'pip', 'install', '--quiet', '--target', folder, ...packages]);
  } catch (error) {
    throw new CannotMeasureError(`pip could not install ${packages.join(', ')}: ${String(error).slice(0, 200)}`);
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
