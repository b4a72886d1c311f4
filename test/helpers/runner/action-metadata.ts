import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** What the runner needs to know of an `action.yml`. */
export interface ActionMetadata {
  /** Defaults of all declared inputs by name; empty where none is given. */
  readonly inputs: ReadonlyMap<string, string>;
  /** Absolute paths of the scripts. */
  readonly main: string;
  readonly post: string | undefined;
}

const inputSchema = z.object({ default: z.string().optional() });

const actionSchema = z.object({
  inputs: z.record(z.string(), inputSchema).default({}),
  runs: z.object({ using: z.literal('node24'), main: z.string(), post: z.string().optional() }),
});

/** By path; the files do not change while tests run. */
const known = new Map<string, Promise<ActionMetadata>>();

/** Reads an `action.yml`, once. The file's scalars are taken as text, as the runner hands them to an action. */
export const readActionMetadata = (path: string): Promise<ActionMetadata> => {
  const metadata = known.get(path) ?? read(path);
  known.set(path, metadata);
  return metadata;
};

const read = async (path: string): Promise<ActionMetadata> => {
  const { inputs, runs } = actionSchema.parse(parse(await readFile(path, 'utf8'), { schema: 'failsafe' }));
  const folder = dirname(path);
  return {
    inputs: new Map(Object.entries(inputs).map(([name, input]) => [name, input.default ?? ''])),
    main: resolve(folder, runs.main),
    post: runs.post === undefined ? undefined : resolve(folder, runs.post),
  };
};

/**
 * Replaces `${{ … }}` by the values of `expressions`, whose keys are the expressions without blanks around them.
 *
 * @throws Error for an expression that has no value there.
 */
export const evaluateExpressions = (text: string, expressions: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_match, expression: string) => {
    const value = expressions[expression];
    if (value === undefined) throw new Error(`no value for the expression "${expression}": give it in the option "expressions"`);
    return value;
  });

/** Name of the environment variable that carries an input. */
export const inputVariable = (name: string): string => `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
