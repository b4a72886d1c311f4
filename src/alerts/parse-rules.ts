import type { z } from 'zod';
import { isRecord } from '../lib/is-record.ts';
import { readYaml, type YamlPath, type YamlPlace, type YamlReading, yamlKey } from '../lib/yaml-document.ts';
import type { AlertInput, AlertStatus } from '../model/alert.ts';
import { ruleSchema } from './rule-schema.ts';

/** One rule as the file wants it. */
export interface AlertRule {
  readonly input: AlertInput;
  readonly status: AlertStatus;
  /** Where it begins in the file, from 1. */
  readonly line: number;
  /** Of the fields that the file writes out. */
  readonly fieldLines: Readonly<Partial<Record<string, number>>>;
}

interface RuleMistake extends YamlPlace {
  /** `rules[2].name`; empty for the whole file. */
  readonly key: string;
  readonly message: string;
}

interface ParsedRules {
  readonly rules: readonly AlertRule[];
  /** In the order of the file; with any, the rules are not to be used. */
  readonly mistakes: readonly RuleMistake[];
}

/** More is not written by hand. */
const maxRules = 5_000;

/** Reads a file of alert rules and checks all that the service documents. Never throws: returns every mistake with its place. */
export const parseRules = (text: string): ParsedRules => {
  const reading = readYaml(text);
  if (reading.kind === 'broken') return { rules: [], mistakes: reading.mistakes.map((mistake) => ({ ...mistake, key: '' })) };
  const list = listOf(reading);
  if ('mistakes' in list) return { rules: [], mistakes: list.mistakes };

  const rules: AlertRule[] = [];
  const mistakes: RuleMistake[] = [];
  for (const [index, entry] of list.entries.entries()) {
    const path = [...list.path, index];
    const parsed = ruleSchema.safeParse(entry);
    if (parsed.success) rules.push(ruleOf(parsed.data, path, entry, reading.placeOf));
    else mistakes.push(...mistakesOf(parsed.error, path, reading.placeOf));
  }
  mistakes.push(...repeatedNames(list, reading.placeOf));
  return { rules, mistakes: mistakes.toSorted((one, other) => one.line - other.line || one.column - other.column) };
};

type PlaceOf = Extract<YamlReading, { kind: 'read' }>['placeOf'];

interface RuleList {
  readonly path: YamlPath;
  readonly entries: readonly unknown[];
}

const fileKeys: ReadonlySet<string> = new Set(['rules', '$schema']);

const listOf = ({
  value,
  placeOf,
}: Extract<YamlReading, { kind: 'read' }>): RuleList | { readonly mistakes: readonly RuleMistake[] } => {
  const mistake = (path: YamlPath, message: string): { mistakes: readonly RuleMistake[] } => ({
    mistakes: [{ ...placeOf(path), key: yamlKey(path), message }],
  });
  const unknown = isRecord(value) ? Object.keys(value).find((key) => !fileKeys.has(key)) : undefined;
  if (unknown !== undefined) return mistake([unknown], 'unknown key; expected a list of rules, or the key rules');
  const path = isRecord(value) ? ['rules'] : [];
  const entries: unknown = isRecord(value) && 'rules' in value ? value.rules : value;
  if (!Array.isArray(entries)) return mistake(path, 'expected a list of rules, or a mapping with the key rules');
  return entries.length > maxRules ? mistake(path, `expected at most ${maxRules} rules`) : { path, entries };
};

const ruleOf = (
  { status, ...rule }: z.output<typeof ruleSchema>,
  path: YamlPath,
  entry: unknown,
  placeOf: PlaceOf,
): AlertRule => {
  const { description, scope, ...rest } = rule;
  const written = typeof entry === 'object' && entry !== null ? Object.keys(entry) : [];
  return {
    input: { ...rest, ...(description === undefined ? {} : { description }), ...(scope === undefined ? {} : { scope }) },
    status,
    line: placeOf(path).line,
    fieldLines: Object.fromEntries(written.map((key) => [key, placeOf([...path, key]).line])),
  };
};

const mistakesOf = (error: Pick<z.ZodError, 'issues'>, path: YamlPath, placeOf: PlaceOf): RuleMistake[] =>
  error.issues.flatMap((issue) => {
    const within = issue.code === 'invalid_union' ? (issue.errors.at(-1) ?? []) : [];
    if (within.some((each) => each.path.length > 0))
      return mistakesOf({ issues: [...within] }, [...path, ...issue.path], placeOf);
    const found =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ at: [...path, ...issue.path, key], message: 'there is no such key' }))
        : [{ at: [...path, ...issue.path], message: issue.message }];
    return found.map(({ at, message }) => ({ ...placeOf(at), key: yamlKey(at), message }));
  });

/** Names identify rules, so a name must not occur twice. */
const repeatedNames = ({ path, entries }: RuleList, placeOf: PlaceOf): RuleMistake[] => {
  const firstLines = new Map<string, number>();
  return entries.flatMap((entry, index) => {
    const name: unknown = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : undefined;
    if (typeof name !== 'string') return [];
    const at = [...path, index, 'name'];
    const place = placeOf(at);
    const first = firstLines.get(name);
    if (first === undefined) {
      firstLines.set(name, place.line);
      return [];
    }
    return [{ ...place, key: yamlKey(at), message: `repeats the name of the rule in line ${first}; names must be unique` }];
  });
};
