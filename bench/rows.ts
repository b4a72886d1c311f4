import type { RowModule } from './row.ts';

/** By name, in the order of the table. */
export const rowModules = {
  'cold-start': () => import('./cold-start.ts'),
  'parsed-size': () => import('./parsed-size.ts'),
  upload: () => import('./upload.ts'),
  'upload-hash': () => import('./upload-hash.ts'),
  'matrix-uploads': () => import('./matrix-uploads.ts'),
  collect: () => import('./collect.ts'),
  junit: () => import('./junit.ts'),
  merge: () => import('./merge.ts'),
  dex: () => import('./dex.ts'),
  'report-page': () => import('./report-page.ts'),
  plan: () => import('./plan.ts'),
  polling: () => import('./polling.ts'),
  'request-rate': () => import('./request-rate.ts'),
} as const satisfies Readonly<Record<string, () => Promise<RowModule>>>;

export type RowName = keyof typeof rowModules;

export const rowNames = Object.keys(rowModules) as readonly RowName[];
