import { z } from 'zod';

/** A module of a bundle as ncc's statistics tell of it; several that were joined into one are inside it. */
interface BundledModule {
  readonly nameForCondition?: string | null | undefined;
  readonly modules?: readonly BundledModule[] | undefined;
}

const moduleSchema: z.ZodType<BundledModule> = z.lazy(() =>
  z.object({ nameForCondition: z.string().nullish(), modules: z.array(moduleSchema).optional() }),
);

const statsSchema = z.object({ modules: z.array(moduleSchema) });

/**
 * The absolute paths of the files in a bundle.
 *
 * @param stats what ncc wrote for `--stats-out`
 * @throws ZodError for statistics of another form
 */
export const bundledFiles = (stats: string): ReadonlySet<string> => {
  const files = new Set<string>();
  const walk = (modules: readonly BundledModule[]): void => {
    for (const { nameForCondition, modules: joined = [] } of modules) {
      // What Node itself brings has no file.
      if (typeof nameForCondition === 'string') files.add(nameForCondition);
      walk(joined);
    }
  };
  walk(statsSchema.parse(JSON.parse(stats)).modules);
  return files;
};
