import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errorCodes } from '../../../src/core/model/error-codes.ts';
import { readText, root } from './action-metadata.ts';

const document = readText('docs/troubleshooting.md');
const catalog = 'src/core/model/error-codes.ts';
const sources = globSync('src/**/*.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file !== catalog && !file.startsWith('src/report-page/client/') && !file.endsWith('assets.ts'))
  .map((file) => ({ file, text: readText(file) }));
const allSources = sources.map(({ text }) => text).join('\n');

/** A code has a section of its own, or a row of a table with the anchor that messages link to. */
const section = /^#{3,4} (?<code>[a-z]+(?:-[a-z]+)*)\n\nMessage: .+$/gm;
const tableRow = /^\| <a id="(?<code>[\w-]+)"><\/a>\*\*\k<code>\*\*<br>.+? \| .+ \|$/gm;

const codes = [section, tableRow].flatMap((form) => [...document.matchAll(form)].map(({ groups: { code = '' } = {} }) => code));

const blocks = document.split(/^(?=#|\| <a id=)/m);

/** Errors that never reach a user as they are: others explain them, or they are turned into a response of the built-in cloud. */
const innerErrors: ReadonlySet<string> = new Set([
  'CloudError',
  'CodedError',
  'UnreadableFileError',
  'FlowLimitError',
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
  'UnknownVersionError',
]);

describe('docs/troubleshooting.md', () => {
  test('has an entry for every code of the source, and no other', () => {
    expect(codes.toSorted()).toEqual([...errorCodes].toSorted());
  });

  test('has a fix, or a link to one, for every code', () => {
    const hasFix = (code: string): boolean => {
      const text = blocks.find((block) => new RegExp(`^(?:#+ ${code}\\n|\\| <a id="${code}")`).test(block)) ?? '';
      return /\*\*Fix:\*\* |No fix is needed|See \[/.test(text);
    };
    expect(codes.filter((code) => !hasFix(code))).toEqual([]);
  });
});

describe('the error codes', () => {
  test('are all used by the sources', () => {
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
