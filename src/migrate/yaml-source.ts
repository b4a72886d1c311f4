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

/** Reads a YAML file as the tools do: of equal keys the last counts, and of several documents the first. */
export const readSourceYaml = (file: SourceFile): YamlReading => readYaml(file.text, { isLenient: true });

/** Reads a YAML file. Returns undefined if the file is not a mapping. */
export const readYamlSource = (file: SourceFile): YamlSource | undefined => {
  const reading = readSourceYaml(file);
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
 * Lists the settings of a mapping. Descends into a nested mapping if the table has no rule for its key.
 *
 * @param prefix start of the names in the table, and of the keys if `keyPrefix` is absent
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
const variableIn = (value: unknown): string | undefined => {
  const text = replaceExpressions(formatValue(value), () => '');
  const found =
    /(?<![\w.\\])\$(?:\{[^}]{0,100}\}?|[A-Za-z_]\w{0,100}|\()|\$\{[A-Za-z_][^}]{0,100}\}|\$[A-Z][A-Z0-9]*_[A-Z0-9_]*/.exec(text);
  return found?.[0];
};

interface EmbeddedScript {
  readonly text: string;
  /** Returns the line in the file for a line of the script. */
  readonly lineOf: (line: number) => number;
  readonly path: YamlPath;
  readonly variables: ReadonlyMap<string, string>;
}

const mayRunTestLab = (text: string): boolean => /\bfirebase\s+test\b|\bfirebase\b[\s\S]{0,2000}\brun\b/.test(text);

/** Finds scripts that may run Test Lab. A script is the text of any key, or a list of texts. */
export const scriptsIn = (source: YamlSource): readonly EmbeddedScript[] => {
  const scripts: EmbeddedScript[] = [];
  const add = (parts: readonly Part[], path: YamlPath, variables: ReadonlyMap<string, string>): void => {
    const text = parts.map((part) => part.text).join('\n');
    if (mayRunTestLab(text)) scripts.push({ text, lineOf: lineFinder(parts), path, variables });
  };
  const walk = (value: unknown, path: YamlPath, variables: ReadonlyMap<string, string>): void => {
    if (typeof value === 'string') add([partAt(source, value, path)], path, variables);
    else if (Array.isArray(value)) {
      const texts = value.flatMap((each: unknown, index) =>
        typeof each === 'string' ? [partAt(source, each, [...path, index])] : [],
      );
      if (texts.length > 0) add(texts, path, variables);
      for (const [index, each] of value.entries()) if (typeof each !== 'string') walk(each, [...path, index], variables);
    } else if (isRecord(value)) {
      const own = new Map([...variables, ...variablesOf(value)]);
      for (const [key, each] of Object.entries(value)) walk(each, [...path, key], own);
    }
  };
  const { value } = source;
  const ofApp = isRecord(value.app) ? variablesOf(value.app) : [];
  walk(value, [], new Map(ofApp));
  return scripts;
};

/** Lists the variables that have literal values. */
const variablesOf = (value: Record<string, unknown>): readonly (readonly [string, string])[] =>
  ['env', 'environment', 'variables', 'envs'].flatMap((key) => {
    const own = value[key];
    return (Array.isArray(own) ? own : [own]).flatMap((each: unknown) =>
      Object.entries(isRecord(each) ? each : {}).flatMap(([name, text]) =>
        text !== null && typeof text !== 'object' && variableIn(text) === undefined ? [[name, formatValue(text)] as const] : [],
      ),
    );
  });

interface Part {
  readonly text: string;
  readonly lines: readonly number[];
}

const lineFinder = (parts: readonly Part[]): ((line: number) => number) => {
  const lines = parts.flatMap((part) => part.lines);
  return (line) => lines[line - 1] ?? lines.at(-1) ?? 1;
};

export const scriptAt = (source: YamlSource, text: string, path: YamlPath) => {
  const part = partAt(source, text, path);
  return { text: part.text, lineOf: lineFinder([part]) };
};

const partAt = ({ reading }: YamlSource, text: string, path: YamlPath): Part => {
  const scalar = reading.scalarAt(path);
  const { line, style, source } = scalar ?? { line: reading.placeOf(path).line, style: 'quoted', source: '' };
  const rows = (style === 'folded' || style === 'plain') && source.includes('\n') ? source.split(/\r?\n/) : [];
  if (style === 'folded') return { text: unfold(rows.slice(1)), lines: rows.slice(1).map((_row, index) => line + 1 + index) };
  if (rows.length > 0) return { text: unfold(rows.map((row) => row.trim())), lines: rows.map((_row, index) => line + index) };
  const first = style === 'literal' ? line + 1 : line;
  return { text, lines: text.split('\n').map((_row, index) => (style === 'literal' ? first + index : line)) };
};

/** Joins folded lines with a backslash and a line break, so that words keep their line numbers. */
const unfold = (rows: readonly string[]): string => {
  const indent = Math.min(...rows.filter((row) => row.trim() !== '').map((row) => row.length - row.trimStart().length));
  const lines = rows.map((row) => row.slice(Number.isFinite(indent) ? indent : 0).trimEnd());
  return lines
    .map((row, index) => {
      const next = lines[index + 1];
      const isJoined = row !== '' && next !== undefined && next !== '' && !/^\s/.test(row) && !/^\s/.test(next);
      return isJoined ? `${row} \\` : row;
    })
    .join('\n');
};
