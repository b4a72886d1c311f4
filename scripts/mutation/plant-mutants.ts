import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { z } from 'zod';
import { instrumentedFile, readTextIfThere, root, transformedFolder, workspace, writeText } from './workspace.ts';

/** One small change of a source, as Stryker's mutators make it. */
export interface Mutant {
  /** The number of its switch; not every number is in use. */
  readonly id: number;
  /** Relative to the repository, with `/`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
  /** The same in every run as long as the file stays as it is. */
  readonly key: string;
}

const silent = (): void => undefined;
const quietLog = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

const knownSchema = z.record(z.string(), z.number());
const knownFile = path.join(workspace, 'known.json');

/** Writes every source of `folders` with all its mutants inside, each behind a switch, and lists them. */
export const plantMutants = async (folders: readonly string[]): Promise<readonly Mutant[]> => {
  const files = folders
    .flatMap((folder) => globSync(`src/${folder}/**/*.ts`, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'));
  const sources = files
    .toSorted()
    .map((name) => ({ name, mutate: true as const, content: readFileSync(path.join(root, name), 'utf8') }));
  const instrumented = await new Instrumenter(quietLog).instrument(sources, {
    plugins: null,
    ignorers: [],
    excludedMutations: [],
  });
  for (const folder of [path.join(workspace, 'instrumented'), transformedFolder])
    rmSync(folder, { recursive: true, force: true });
  for (const { name, content } of instrumented.files) writeText(instrumentedFile(name), content);
  const texts = new Map(sources.map(({ name, content }) => [name, content]));
  return instrumented.mutants.map(({ id, fileName, location, mutatorName, replacement }) => {
    const text = texts.get(fileName) ?? '';
    const lines = text.split('\n').slice(location.start.line, location.end.line + 1);
    const last = lines.length - 1;
    const cut = lines.map((line, index) =>
      line.slice(index === 0 ? location.start.column : 0, index === last ? location.end.column : undefined),
    );
    const place = `${location.start.line}:${location.start.column}-${location.end.line}:${location.end.column}`;
    const identity = [text, place, mutatorName, replacement].join('\0');
    return {
      id: Number(id),
      file: fileName,
      line: location.start.line + 1,
      mutator: mutatorName,
      original: cut.join('\n'),
      replacement,
      key: createHash('sha256').update(identity).digest('base64url').slice(0, 20),
    };
  });
};

/** What earlier runs found out, by the key of the mutant. */
export const readKnown = (): ReadonlyMap<string, number> =>
  new Map(existsSync(knownFile) ? Object.entries(knownSchema.parse(JSON.parse(readTextIfThere(knownFile)))) : []);

export const writeKnown = (known: ReadonlyMap<string, number>): void =>
  writeText(knownFile, JSON.stringify(Object.fromEntries(known)));
