import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { parse } from 'yaml';
import { parseRules } from '../../../src/alerts/parse-rules.ts';
import { planRules } from '../../../src/alerts/plan-rules.ts';
import { completeScenario, parseScenario, ScenarioError } from '../../../src/embedded/scenario.ts';
import { parseMapping } from '../../../src/test-cases/case-mapping.ts';
import { holdsPrototypeKey, type Json, mutatedJson } from '../json-values.ts';
import { sampleTexts } from '../samples.ts';
import { demand, type Target, target } from '../target.ts';
import { mutatedText } from '../texts.ts';

const tokens = [
  '- ',
  ': ',
  '\n',
  '\n  ',
  '\t',
  '&a ',
  '*a',
  '<<: *a',
  '!!binary x',
  '!!set {a}',
  '? ',
  '| ',
  '>-\n',
  '"',
  "'",
  '#',
  '[',
  ']',
  '{',
  '}',
  ',',
  '---\n',
  '...\n',
  '%YAML 1.1\n',
  'null',
  '~',
  '.nan',
  '0x1F',
  '1_000',
  '2026-01-02',
  '__proto__: {a: 1}\n',
  'constructor: 1\n',
  '\u0000',
  '\ufeff',
  '*: x',
  'always',
  '-1',
  '1e400',
  'a: &b [*b]\n',
  'x: &x [a,a,a,a,a,a,a,a,a]\ny: [*x,*x,*x,*x,*x]\n',
];

/** The parser reads some hundred kilobytes a second. */
const largestText = 40_000;

interface Mistake {
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
}

const checkMistakes = (mistakes: readonly Mistake[], text: string): void => {
  const lines = text.split(/\r\n|\n|\r/).length;
  for (const { line = 1, column = 1, message } of mistakes) {
    demand(line >= 1 && line <= lines + 1 && column >= 1, 'a mistake has its place in the file');
    demand(message !== '', 'a mistake says what is wrong');
  }
};

/** A mapping as long as a generated one may be. */
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

const checkScenario = (text: string): void => {
  try {
    const scenario = parseScenario(text);
    demand(!holdsPrototypeKey(scenario), 'no scenario holds the key __proto__');
    demand(isDeepStrictEqual(completeScenario(scenario), scenario), 'a complete scenario is its own completion');
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    demand(error.problems.length > 0, 'a refusal says what is wrong');
    checkMistakes(error.problems, text);
  }
};

const checkRules = (text: string): void => {
  const { rules, mistakes } = parseRules(text);
  checkMistakes(mistakes, text);
  demand(!holdsPrototypeKey(rules), 'no rule holds the key __proto__');
  if (mistakes.length > 0) return;
  const names = new Set(rules.map(({ input }) => input.name));
  demand(names.size === rules.length, 'names of rules are unique');
  const plan = planRules(rules, []);
  demand(plan.steps.length === rules.length, 'every rule is planned once');
};

const checkMapping = (text: string): void => {
  const { entries, mistakes } = parseMapping(text);
  checkMistakes(mistakes, text);
  for (const { identifier, tests } of entries)
    demand(identifier !== '' && tests.every((test) => test !== ''), 'an entry names its case and its tests');
};

const yamlTarget = (
  name: string,
  takes: string,
  holds: string,
  texts: () => Promise<readonly string[]>,
  check: (text: string) => void,
): Target =>
  target({
    name,
    takes,
    holds,
    share: 0.6,
    open: async () => ({ input: yamlLike(await texts()), check }),
  });

export const yamlTargets: readonly Target[] = [
  yamlTarget(
    'yaml/scenario',
    'scenario files of the built-in cloud',
    'a complete scenario, or every mistake with its place',
    async () => [...(await sampleTexts('docs/scenarios', '.yml')), await first('samples', 'demo-scenario.yml')],
    checkScenario,
  ),
  yamlTarget(
    'yaml/alert-rules',
    'files of alert rules',
    'rules of unique names, or every mistake with its place',
    async () => [await first('docs/examples', 'alerts.yml')],
    checkRules,
  ),
  yamlTarget(
    'yaml/mapping',
    'mapping files',
    'cases with their tests, or every mistake with its place',
    async () => [await first('docs/examples', 'test-case-mapping.yml')],
    checkMapping,
  ),
];

async function first(folder: string, name: string): Promise<string> {
  const [text] = await sampleTexts(folder, name);
  if (text === undefined) throw new Error(`there is no ${folder}/${name}`);
  return text;
}
