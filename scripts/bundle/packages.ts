import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({ name: z.string(), version: z.string(), license: z.string().optional().catch(undefined) });

export const readManifest = (folder: string): z.output<typeof manifestSchema> =>
  manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));

/**
 * From the folder of a file to that of its package: parts that others wrote have terms of their own beside them. Empty for a file outside
 * of `node_modules`, which is the project's own.
 *
 * @throws Error for a file in `node_modules` that belongs to no package
 */
export const foldersOfPackage = (file: string): readonly string[] => {
  if (!file.includes(`${path.sep}node_modules${path.sep}`)) return [];
  const found: string[] = [];
  for (let folder = path.dirname(file); path.basename(folder) !== 'node_modules'; folder = path.dirname(folder)) {
    found.push(folder);
    const manifest = path.join(folder, 'package.json');
    // Some packages have further manifests inside, which say no more than whether files are modules.
    if (existsSync(manifest) && /"version"\s*:/.test(readFileSync(manifest, 'utf8'))) return found;
  }
  throw new Error(`${file} belongs to no package.`);
};

/** A module of the bundle. Webpack joins some into one, whose parts are listed inside of it. */
const moduleSchema = z.object({
  nameForCondition: z.string().nullish(),
  size: z.number(),
  chunks: z.array(z.union([z.number(), z.string()])).default([]),
  get modules() {
    return z.array(moduleSchema).optional();
  },
});

const statsSchema = z.object({
  modules: z.array(moduleSchema),
  chunks: z.array(z.object({ id: z.union([z.number(), z.string()]), entry: z.boolean() })),
});

export interface BundledFile {
  readonly file: string;
  /** Before comments are removed, in all chunks together. */
  readonly bytes: number;
  /** Whether `index.js` holds it, which every start loads. */
  readonly atStart: boolean;
}

/** The files in a bundle, of which ncc wrote these statistics. */
export const bundledFiles = (statsFile: string): readonly BundledFile[] => {
  const { modules, chunks } = statsSchema.parse(JSON.parse(readFileSync(statsFile, 'utf8')));
  const entries = new Set(chunks.filter(({ entry }) => entry).map(({ id }) => id));
  return modules.flatMap((module) => {
    const atStart = module.chunks.some((id) => entries.has(id));
    return (module.modules ?? [module]).flatMap(({ nameForCondition: file, size }) =>
      file ? [{ file, bytes: size * module.chunks.length, atStart }] : [],
    );
  });
};

/** The lines of a table of all packages with a file in the bundle, by size. A package that is installed twice has two lines. */
export const packageTable = (files: readonly BundledFile[]): string => {
  const byFolder = Map.groupBy(files, ({ file }) => foldersOfPackage(file).at(-1));
  byFolder.delete(undefined);
  const rows = [...byFolder].map(([folder = '', inside]) => {
    const { name, version } = readManifest(folder);
    const bytes = inside.reduce((sum, file) => sum + file.bytes, 0);
    return { name, version, kilobytes: Math.ceil(bytes / 1_000), atStart: inside.some((file) => file.atStart) };
  });
  const sorted = rows.toSorted((one, other) => other.kilobytes - one.kilobytes || (one.name < other.name ? -1 : 1));
  const lines = sorted.map(
    ({ name, version, kilobytes, atStart }) =>
      `| \`${name}\` | ${version} | ${kilobytes} | ${atStart ? 'at the start' : 'late'} |`,
  );
  return ['| package | version | kB | loads |', '| --- | --- | ---: | --- |', ...lines].join('\n');
};
