import { kilobytes } from './lib/figures.ts';
import type { Row } from './row.ts';
import { parsedModules } from './start/parsed-modules.ts';

const mostBytes = 2_200_000;

export const measure = async (): Promise<Row> => {
  const modules = await parsedModules();
  const bytes = modules.reduce((sum, module) => sum + module.bytes, 0);
  return {
    what: 'size parsed before the first request',
    ours: `${kilobytes(bytes)} in ${modules.length} files`,
    target: `≤ ${kilobytes(mostBytes)}`,
    met: bytes <= mostBytes,
    how: "The sizes of all JavaScript files that Node loads until the request of the line above comes, noted by a hook of Node's module loader.",
  };
};
