import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CannotMeasureError } from '../row.ts';

/** Runs a program of the machine; what it prints is dropped. */
export const runProgram = async (program: string, given: readonly string[]): Promise<void> => {
  await promisify(execFile)(program, [...given], { maxBuffer: 1024 ** 3 });
};

/** @throws {CannotMeasureError} where the program is not there */
export const needProgram = async (program: string, how: string): Promise<void> => {
  try {
    await runProgram('sh', ['-c', `command -v ${program}`]);
  } catch {
    throw new CannotMeasureError(`${program} is not installed (${how})`);
  }
};
