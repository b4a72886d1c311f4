import type { UploadKind } from '../frameworks/definition.ts';
import { canDeleteUploads, definitionOf, uploadKinds } from '../frameworks/lookup.ts';
import { frameworks } from '../model/framework.ts';
import { type Environment, type InputContext, InputReader, listed } from './reader.ts';
import { readServiceInputs, type ServiceInputs } from './service.ts';

/** Everything that the `cleanup` action was asked to do. */
export interface CleanupInputs {
  readonly service: ServiceInputs;
  readonly kinds: readonly UploadKind[];
  /** Exact, or with `*` for any characters. */
  readonly customId?: string;
  readonly olderThanDays?: number;
  readonly ids?: readonly string[];
  readonly scope: 'user' | 'group';
  readonly dryRun: boolean;
}

/** @throws InputError with every mistake in every input, before anything was sent */
export const readCleanupInputs = async (environment: Environment, context: InputContext): Promise<CleanupInputs> => {
  const reader = new InputReader(environment);
  const service = await readServiceInputs(reader, context);
  const kinds = readKinds(reader);
  const customId = reader.optional('custom-id');
  const olderThanDays = readAge(reader);
  const ids = readIds(reader);
  const dryRun = reader.boolean('dry-run', true);
  const scope = reader.choice('scope', ['user', 'group'], 'user');
  // Deleting everything must be asked for explicitly.
  if (!dryRun && customId === undefined && olderThanDays === undefined && ids.length === 0)
    reader.problem({
      input: 'dry-run',
      value: 'false',
      accepted: "custom-id, older-than-days and ids are not set. Set one of them; custom-id: '*' selects every upload",
    });
  reader.finish();
  return {
    service,
    kinds,
    customId,
    olderThanDays,
    ids: ids.length === 0 ? undefined : ids,
    scope,
    dryRun,
  };
};

const readKinds = (reader: InputReader): readonly UploadKind[] => {
  const input = 'kinds';
  const accepted = `must be one or more of ${listed(uploadKinds)}`;
  const words = reader.list(input);
  if (words.length === 0) reader.problem({ input, accepted });
  const kinds = new Set<UploadKind>();
  for (const word of words) {
    const kind = uploadKinds.find((known) => known === word);
    if (kind === undefined) reader.problem({ input, value: word, accepted: accepted + whyNone(word) });
    else kinds.add(kind);
  }
  return [...kinds];
};

/** Uploads of some frameworks are known only by the steps that made them. */
const whyNone = (word: string): string => {
  const framework = frameworks.find((each) => word.startsWith(each) && !canDeleteUploads(each));
  return framework === undefined ? '' : `; the service has no known call that lists uploads of ${definitionOf(framework).title}`;
};

const readIds = (reader: InputReader): readonly string[] => {
  const ids = reader.list('ids');
  for (const id of ids)
    if (!/^(?:(?:bs|media):\/\/)?[\w-]{1,200}$/.test(id))
      reader.problem({ input: 'ids', value: id, accepted: 'must be an id, or a reference such as bs://… or media://…' });
  return [...new Set(ids)];
};

const readAge = (reader: InputReader): number | undefined => {
  const input = 'older-than-days';
  if (reader.text(input) === '') return undefined;
  return reader.number(input, {
    fallback: 0,
    min: 0,
    max: 36_500,
    whole: false,
    accepted: 'must be a number of days, 0 or more',
  });
};
