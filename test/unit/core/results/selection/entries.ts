import { InputReader } from '../../../../../src/action/inputs/reader.ts';
import { readTestEntries } from '../../../../../src/action/inputs/test-entries.ts';
import type { Framework } from '../../../../../src/core/model/framework.ts';
import type { TestEntry } from '../../../../../src/core/model/run-plan.ts';

/** Entries as the input `tests` has them. */
export const readEntries = (framework: Framework, lines: readonly string[]): readonly TestEntry[] => {
  const reader = new InputReader({ INPUT_TESTS: lines.join('\n') });
  const entries = readTestEntries(reader, framework, {});
  reader.finish();
  return entries;
};
