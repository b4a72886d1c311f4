import type { UploadKind } from '../../core/frameworks/definition.ts';
import { canDeleteUploads, definitionOf, uploadKinds } from '../../core/frameworks/lookup.ts';
import { frameworks } from '../../core/model/framework.ts';
import { listed } from '../../lib/numbers.ts';
import { type Environment, type InputContext, InputReader } from './reader.ts';
import { readServiceInputs, type ServiceInputs, serviceTable } from './service.ts';
import { choice, custom, flag, type InputTable, number, readValues, text, type Values } from './table.ts';

export const cleanupTable = {
  ...serviceTable,
  /** Version of the service API, `v1` or `v2`; `auto` is `v1`. */
  'api-version': serviceTable['api-version'],
  /** Kinds of uploads to consider, one per line - `apps`, `espresso-suites`, `xcuitest-suites`, `earlgrey-app-dirs`, `media`. */
  kinds: custom(uploadKinds, (reader, input) => readKinds(reader, input), { required: true, isList: true }),
  /** Only uploads with this custom id; `*` matches any characters. */
  'custom-id': text(),
  /** Only uploads that are older than this number of days. */
  'older-than-days': number('float', { min: 0, max: 36_500, accepted: 'must be a number of days, 0 or more' }),
  /** Only these uploads, one id or reference (`bs://…`, `media://…`) per line. */
  ids: custom('string', (reader, input) => readIds(reader, input), { isList: true }),
  /** `user` for your uploads, `group` for the uploads of the whole group (apps and media). */
  scope: choice(['user', 'group'], 'user'),
  /** Whether to only list what would be deleted; `false` also requires `custom-id`, `older-than-days` or `ids`. */
  'dry-run': flag(true),
} satisfies InputTable;

export interface CleanupInputs extends Values<typeof cleanupTable> {
  readonly service: ServiceInputs;
}

/** @throws InputError with every mistake in every input */
export const readCleanupInputs = async (environment: Environment, context: InputContext): Promise<CleanupInputs> => {
  const reader = new InputReader(environment);
  const values = readValues(reader, cleanupTable);
  const { dryRun, customId, olderThanDays, ids } = values;
  const service = await readServiceInputs(reader, context);
  // Deletes all uploads only if the inputs explicitly select them.
  if (!dryRun && customId === undefined && olderThanDays === undefined && ids === undefined)
    reader.problem({
      input: 'dry-run',
      value: 'false',
      accepted: "custom-id, older-than-days and ids are not set. Set one of them; custom-id: '*' selects every upload",
    });
  reader.finish();
  return { ...values, service };
};

const readKinds = (reader: InputReader, input: string): readonly UploadKind[] => {
  const accepted = `must be one or more of ${listed(uploadKinds)}`;
  const entries = reader.list(input);
  if (entries.length === 0) reader.problem({ input, accepted });
  const kinds = new Set<UploadKind>();
  for (const entry of entries) {
    const kind = uploadKinds.find((known) => known === entry);
    if (kind === undefined) reader.problem({ input, value: entry, accepted: accepted + whyNone(entry) });
    else kinds.add(kind);
  }
  return [...kinds];
};

const whyNone = (entry: string): string => {
  const framework = frameworks.find((each) => entry.startsWith(each) && !canDeleteUploads(each));
  return framework === undefined ? '' : `; the service has no known call that lists uploads of ${definitionOf(framework).title}`;
};

const readIds = (reader: InputReader, input: string): readonly string[] | undefined => {
  const ids = reader.list(input);
  for (const id of ids)
    if (!/^(?:(?:bs|media):\/\/)?[\w-]{1,200}$/.test(id))
      reader.problem({ input, value: id, accepted: 'must be an id, or a reference such as bs://… or media://…' });
  return ids.length === 0 ? undefined : [...new Set(ids)];
};
