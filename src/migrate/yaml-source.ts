import { isRecord } from '../lib/is-record.ts';
import { readYaml, type YamlPath, type YamlReading } from '../lib/yaml-document.ts';
import { replaceExpressions } from './expressions.ts';
import { formatValue, type RuleTable, type Setting } from './settings.ts';

export interface SourceFile {
  /** Path relative to the workspace. */
  readonly name: string;
  readonly text: string;
}

export interface YamlSource {
  readonly file: SourceFile;
  readonly reading: Extract<YamlReading, { kind: 'read' }>;
  readonly value: Record<string, unknown>;
}

/** Undefined if the file is not a mapping. */
export const readYamlSource = (file: SourceFile): YamlSource | undefined => {
  const reading = readYaml(file.text);
  return reading.kind === 'read' && isRecord(reading.value) ? { file, reading, value: reading.value } : undefined;
};

export const lineOf = ({ reading }: YamlSource, path: YamlPath): number => reading.placeOf(path).line;

export const settingAt = (source: YamlSource, key: string, name: string, value: unknown, path: YamlPath): Setting => ({
  key,
  name,
  value,
  file: source.file.name,
  line: lineOf(source, path),
  unknown: variableIn(value),
});

/**
 * Lists settings. Descends into a nested mapping unless the table has a rule for its key.
 *
 * @param prefix start of names in the table, and of keys unless `keyPrefix` is given
 */
export const settingsIn = (
  source: YamlSource,
  value: unknown,
  path: YamlPath,
  table: RuleTable,
  prefix: string,
  keyPrefix = prefix,
): Setting[] =>
  Object.entries(isRecord(value) ? value : {}).flatMap(([key, each]): Setting[] => {
    const [name, shown] = [`${prefix}${key}`, `${keyPrefix}${key}`];
    const isKnown = Object.hasOwn(table, name) || !isRecord(each) || Object.keys(each).length === 0;
    return isKnown
      ? [settingAt(source, shown, name, each, [...path, key])]
      : settingsIn(source, each, [...path, key], table, `${name}.`, `${shown}.`);
  });

/** Finds an environment variable such as `$BUILD_ID`. Ignores the `$` in names of nested classes. */
export const variableIn = (value: unknown): string | undefined => {
  const text = replaceExpressions(formatValue(value), () => '');
  const found =
    /(?<![\w.\\])\$(?:\{[^}]{0,100}\}?|[A-Za-z_]\w{0,100}|\()|\$\{[A-Za-z_][^}]{0,100}\}|\$[A-Z][A-Z0-9]*_[A-Z0-9_]*/.exec(text);
  return found?.[0];
};
