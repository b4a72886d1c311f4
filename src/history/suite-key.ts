import { createHash } from 'node:crypto';
import type { HistorySuite } from './history-document.ts';

/** A name for files and keys: of equal suites the same in every release, of different ones different. */
export const suiteKey = ({ framework, suiteId }: HistorySuite): string => {
  const hash = createHash('sha256')
    .update(suiteId ?? '')
    .digest('hex')
    .slice(0, 8);
  const name = (suiteId ?? 'suite').replaceAll(/[^\w.-]/g, '_').slice(0, 100);
  return `${framework}-${name}-${hash}`;
};
