import { createHash } from 'node:crypto';
import { z } from 'zod';
import { frameworks } from '../../model/framework.ts';

/** Id of the issue for the causes that have no issue of their own. */
export const restId = 'rest';

export const mostTests = 50;
export const mostDevices = 20;
/** Most characters of the encoded names in a mark, so that the issue has room for its text. */
const mostTestCharacters = 12_000;
const mostDeviceCharacters = 6_000;
const longestText = 1_100;

const text = z.string().max(longestText);
const timeMs = z.int().min(0).max(8_640_000_000_000_000);
const seenRun = z.object({ id: text, commit: text, atMs: timeMs, url: text.exactOptional() }).readonly();

const state = z.object({
  scope: z.object({ framework: z.enum(frameworks), project: text, suite: text }).readonly(),
  first: seenRun,
  last: seenRun,
  /** Number of red runs with the cause since the issue was opened. */
  runs: z.int().min(1),
  tests: z
    .array(z.object({ className: text, name: text, inSuite: z.boolean() }).readonly())
    .max(mostTests)
    .readonly(),
  devices: z.array(text).max(mostDevices).readonly(),
  /** Day (UTC) of the last comment, as `YYYY-MM-DD`. */
  commentedOn: z.iso.date().exactOptional(),
});

/** Run in which a cause was seen. `atMs`: start of the run, in milliseconds since 1970. */
export type SeenRun = z.infer<typeof seenRun>;
/** What an issue is about, beside its cause. Only runs with the same scope count for the issue. */
export type IssueScope = z.infer<typeof state>['scope'];
/** What an issue remembers from run to run. */
export type IssueState = Readonly<z.infer<typeof state>>;
/** Test of an issue. `inSuite`: whether the suite was known to have it when it was last seen. */
export type IssueTest = IssueState['tests'][number];

export interface IssueMark {
  /** Id of the triage entry, or `restId`. */
  readonly id: string;
  readonly state: IssueState;
}

const digestOf = (repository: string, id: string, encoded: string): string =>
  createHash('sha256')
    .update(JSON.stringify([repository, id, encoded]))
    .digest('hex')
    .slice(0, 16);

/** Encodes text for an HTML comment, in which neither `--` nor a mention may occur. */
const encoded = (value: unknown): string => encodeURIComponent(JSON.stringify(value).toWellFormed()).replaceAll('-', '%2D');

/** Hidden first line of an issue, by which later runs find it. The digest shows whether the line was changed or copied. */
export const writeMark = ({ id, state: known }: IssueMark, repository: string): string => {
  const kept = encoded(known);
  return `<!-- mobile-test-cloud issue ${id} ${digestOf(repository, id, kept)} ${kept} -->`;
};

const markLine = /^<!-- mobile-test-cloud issue ([\da-f]{12}|rest) ([\da-f]{16}) ([\w.!~*'()%]{1,60000}) -->$/;

/** Reads the mark of an issue's text. Undefined without a mark, and for one that was changed or is of another repository. */
export const readMark = (body: string, repository: string): IssueMark | undefined => {
  const [first = ''] = body.split(/\r?\n/, 1);
  const [, id = '', digest, kept = ''] = markLine.exec(first) ?? [];
  if (digest === undefined || digest !== digestOf(repository, id, kept)) return undefined;
  try {
    const { data } = state.safeParse(JSON.parse(decodeURIComponent(kept)));
    return data && { id, state: data };
  } catch {
    return undefined;
  }
};

/** Limits the tests of a mark: the first ones, as far as their names fit. */
export const limitTests = (tests: readonly IssueTest[]): readonly IssueTest[] =>
  firstThatFit(
    tests.filter(({ className, name }) => className.length <= longestText && name.length <= longestText),
    mostTests,
    mostTestCharacters,
  );

/** Limits the devices of a mark in the same way. */
export const limitDevices = (devices: readonly string[]): readonly string[] =>
  firstThatFit(
    devices.filter(({ length }) => length <= longestText),
    mostDevices,
    mostDeviceCharacters,
  );

const firstThatFit = <Item>(items: readonly Item[], most: number, mostCharacters: number): readonly Item[] => {
  let characters = 0;
  return items.slice(0, most).filter((item) => {
    characters += encoded(item).length;
    return characters <= mostCharacters;
  });
};
