import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe } from 'vitest';
import { readMapping } from '../../src/core/results/retrace/read-mapping.ts';
import { collectClassNames, retraceText } from '../../src/core/results/retrace/retrace-text.ts';
import { shopMapping } from '../unit/core/results/retrace/mappings.ts';
import { fuzz, inPieces } from './fuzz.ts';
import { mutatedText } from './mutations.ts';

const traces = [
  'a.b: no items\n\tat a.c.a(SourceFile:4)\n\tat a.d.a(SourceFile:1)\n\tat a.e.a(SourceFile:27)\nCaused by: a.b\n\tat a.c.e(SourceFile:7)\n\t... 3 more\n',
  '01-02 03:04:05.678  1  2 E AndroidRuntime: java.lang.NullPointerException: x\n01-02 03:04:05.678  1  2 E AndroidRuntime: \tat a.c.e(Unknown Source:7)\n',
];
const pairs = fc.tuple(mutatedText([shopMapping], 100_000), mutatedText(traces, 20_000));

const readBoth = async ([mapping, trace]: readonly [string, string]): Promise<unknown> => {
  const names = new Set<string>();
  collectClassNames(trace, names);
  const bytes = Buffer.from(mapping);
  const [whole, pieces] = await Promise.all([readMapping(inPieces(bytes), names), readMapping(inPieces(bytes, 97), names)]);
  assert.deepEqual(pieces, whole, 'pieces change nothing');
  const { text, ambiguous } = retraceText(trace, [whole]);
  assert.equal(retraceText(trace, []).text, trace, 'without a mapping a trace stays as it is');
  assert(text.length <= 5_000_000, 'what is restored is bounded');
  for (const { frame, alternatives } of ambiguous) {
    assert(alternatives.length > 1 && alternatives.length <= 400, 'an ambiguous frame has alternatives');
    assert(text.includes(frame), 'an ambiguous frame stays as it is');
  }
  return ambiguous;
};

describe('mappings and traces', () => {
  fuzz('restore names without harm, whatever they hold', pairs, readBoth);
});
