import type { Target } from './target.ts';
import { binaryTargets } from './targets/binaries.ts';
import { documentTargets } from './targets/documents.ts';
import { failureTargets } from './targets/failures.ts';
import { inputTargets } from './targets/inputs.ts';
import { junitTargets } from './targets/junit.ts';
import { logTargets } from './targets/log.ts';
import { markupTargets } from './targets/markup.ts';
import { nameTargets } from './targets/names.ts';
import { reportTargets } from './targets/reports.ts';
import { secretTargets } from './targets/secrets.ts';
import { wireTargets } from './targets/wire.ts';
import { yamlTargets } from './targets/yaml.ts';

/** Everything that is tried, in the order of the table. */
export const targets: readonly Target[] = [
  ...inputTargets,
  ...wireTargets,
  ...junitTargets,
  ...reportTargets,
  ...documentTargets,
  ...binaryTargets,
  ...yamlTargets,
  ...logTargets,
  ...markupTargets,
  ...nameTargets,
  ...failureTargets,
  ...secretTargets,
];
