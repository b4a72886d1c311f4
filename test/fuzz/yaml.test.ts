import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe } from 'vitest';
import { parse } from 'yaml';
import { parseRules } from '../../src/alerts/parse-rules.ts';
import { planRules } from '../../src/alerts/plan-rules.ts';
import { completeScenario, parseScenario, ScenarioError } from '../../src/embedded/scenario.ts';
import { parseMapping } from '../../src/test-cases/case-mapping.ts';
import { fuzz } from './fuzz.ts';
import { holdsPrototypeKey, type Json, mutatedJson } from './generators/json.ts';
import { sampleTexts } from './generators/samples.ts';
import { mutatedText } from './generators/texts.ts';

const tokens = [
  ['- ', ': ', '\n', '\n  ', '\t', '? ', '| ', '>-\n', '"', "'", '#', '[', ']', '{', '}', ',', '---\n', '...\n'],
  ['&a ', '*a', '<<: *a', 'a: &b [*b]\n', '!!binary x', '!!set {a}', '%YAML 1.1\n', '*: x', '\u0000', '\ufeff'],
  ['null', '~', '.nan', '0x1F', '1_000', '2026-01-02', 'always', '-1', '1e400'],
  ['__proto__: {a: 1}\n', 'constructor: 1\n', 'x: &x [a,a,a,a,a,a,a,a,a]\ny: [*x,*x,*x,*x,*x]\n'],
].flat();

/** The parser reads some hundred kilobytes per second. */
const largestText = 40_000;

/** As many keys as a generated mapping may have. */
const manyKeys = fc
  .record({ keys: fc.nat(10_000), between: fc.constantFrom('\n', ', ', '\n  '), twice: fc.nat(10_000) })
  .map(({ keys, between, twice }) => {
    const pairs = Array.from({ length: keys }, (_none, index) => `TC-${index === twice ? 1 : index}: a#b`).join(between);
    return between === ', ' ? `{${pairs}}` : pairs;
  });

const yamlLike = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 30, arbitrary: mutatedText(texts, tokens, largestText) },
    { weight: 20, arbitrary: mutatedJson(texts.map((text): Json => parse(text))) },
    { weight: 1, arbitrary: manyKeys },
  );

interface Mistake {
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
}

const checkMistakes = (mistakes: readonly Mistake[], text: string): void => {
  const lines = text.split(/\r\n|\n|\r/).length;
  for (const { line = 1, column = 1, message } of mistakes) {
    assert(line >= 1 && line <= lines + 1 && column >= 1, 'a mistake has its place in the file');
    assert(message !== '', 'a mistake says what is wrong');
  }
};

describe('YAML files are read, or refused with the place of every mistake', () => {
  const scenarios = [...sampleTexts('docs/scenarios', '.yml'), ...sampleTexts('samples', 'demo-scenario.yml')];
  fuzz('scenarios of the built-in cloud', yamlLike(scenarios), (text) => {
    try {
      const scenario = parseScenario(text);
      assert(!holdsPrototypeKey(scenario), 'no scenario has the key __proto__');
      assert(isDeepStrictEqual(completeScenario(scenario), scenario), 'completing a complete scenario changes nothing');
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      assert(error.problems.length > 0, 'a refusal says what is wrong');
      checkMistakes(error.problems, text);
    }
  });

  const rules = sampleTexts('docs/examples', 'alerts.yml');
  const [rulesFile = ''] = rules;
  const withPrototypeKey = JSON.stringify(parse(rulesFile)).replace('"column":', '"__proto__":');
  fuzz(
    'alert rules',
    yamlLike(rules),
    (text) => {
      const read = parseRules(text);
      checkMistakes(read.mistakes, text);
      assert(!holdsPrototypeKey(read.rules), 'no rule has the key __proto__');
      if (read.mistakes.length > 0) return;
      assert(new Set(read.rules.map(({ input }) => input.name)).size === read.rules.length, 'names of rules are unique');
      assert(planRules(read.rules, []).steps.length === read.rules.length, 'every rule is planned once');
    },
    // Keys within keys took a gigabyte of memory.
    [`${'? '.repeat(140)}\ufeff\ufeff${'? '.repeat(800)}${rulesFile}`, withPrototypeKey],
  );

  fuzz('mappings of test cases', yamlLike(sampleTexts('docs/examples', 'test-case-mapping.yml')), (text) => {
    const { entries, mistakes } = parseMapping(text);
    checkMistakes(mistakes, text);
    for (const { identifier, tests } of entries)
      assert(identifier !== '' && tests.every((name) => name !== ''), 'an entry names its case and its tests');
  });
});
