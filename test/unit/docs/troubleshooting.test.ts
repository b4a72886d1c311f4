import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errorCodes } from '../../../src/model/error-codes.ts';
import { readText, root } from './action-metadata.ts';

const document = readText('docs/troubleshooting.md');
const catalog = 'src/model/error-codes.ts';
const sources = globSync('src/**/*.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file !== catalog && !file.startsWith('src/rendering/html/client/') && !file.endsWith('assets.ts'))
  .map((file) => ({ file, text: readText(file) }));
const allSources = sources.map(({ text }) => text).join('\n');

interface Entry {
  readonly code: string;
  readonly message: string;
  readonly explanation: string;
}

/** A code has a section of its own, or a row of a table with the anchor that messages link to. */
const section = /^#{3,4} (?<code>[a-z]+(?:-[a-z]+)*)\n\nMessage: (?<message>.+)\n\n(?<explanation>.+)$/gm;
const tableRow = /^\| <a id="(?<code>[\w-]+)"><\/a>\*\*\k<code>\*\*<br>(?<message>.+?) \| (?<explanation>.+) \|$/gm;

const entries: readonly Entry[] = [section, tableRow].flatMap((form) =>
  [...document.matchAll(form)].map(({ groups: { code = '', message = '', explanation = '' } = {} }) => ({
    code,
    message,
    explanation,
  })),
);

const blocks = document.split(/^(?=#|\| <a id=)/m);

/** Errors that never reach a user as they are: others explain them, or they are turned into a response of the built-in cloud. */
const innerErrors: ReadonlySet<string> = new Set([
  'CloudError',
  'CodedError',
  'UnreadableFileError',
  'FormatError',
  'MultipartError',
  'NoRoomError',
  'NotLiteralError',
  'PatternMistake',
  'QueueTimeoutError',
  'ReadingStopped',
  'Refusal',
  'ScenarioError',
  'UnexpectedShapeError',
  'BinaryError',
]);

describe('docs/troubleshooting.md', () => {
  test('has an entry for every code of the source, and no other', () => {
    expect(entries.map(({ code }) => code).toSorted()).toEqual([...errorCodes].toSorted());
  });

  test.each(entries)('$code says what it means', ({ explanation }) => {
    expect(explanation.length).toBeGreaterThan(20);
  });

  test.each(entries)('$code says what to do', ({ code }) => {
    const text = blocks.find((block) => new RegExp(`^(?:#+ ${code}\\n|\\| <a id="${code}")`).test(block));
    expect(text).toMatch(/\*\*Fix:\*\* |No fix is needed|See \[/);
  });

  test.each(entries)('$code quotes messages that the source has', ({ message }) => {
    const quoted = [...message.matchAll(/`([^`]+)`/g)].flatMap(([, words = '']) => words.split('…'));
    const fragments = quoted.map((words) => words.trim()).filter((words) => words.length > 8);
    expect(fragments.filter((words) => !allSources.includes(words))).toEqual([]);
  });
});

describe('the codes', () => {
  test('are used, each', () => {
    const unused = errorCodes.filter((code) => !allSources.includes(`'${code.replace(/^preflight-/, '')}'`));
    expect(unused).toEqual([]);
  });

  test('are on every error that a user can meet', () => {
    const classes = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/^(?:export )?(?:abstract )?class (\w+) extends \w*(?:Error|Stopped)\b[^{]*\{(.*?)^\}/gms)].map(
        ([, name = '', body = '']) => ({ name, body, file }),
      ),
    );
    expect(classes.length).toBeGreaterThan(10);
    const without = classes.filter(
      ({ name, body }) => !innerErrors.has(name) && !/\bcode: '[\w-]+'|readonly code(?: = '[\w-]+'|: ErrorCode)/.test(body),
    );
    expect(without.map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
  });
});
