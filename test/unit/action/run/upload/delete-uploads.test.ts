import { describe, expect, it } from 'vitest';
import type { CleanupInputs } from '../../../../../src/action/inputs/cleanup-inputs.ts';
import { deleteUploads, openCleanup } from '../../../../../src/action/run/upload/delete-uploads.ts';
import { createFakeClock } from '../../../../helpers/fake-clock.ts';
import { json, type RawResponder, routed, serve } from '../../../../helpers/loopback-server.ts';
import { openStage } from '../../../../helpers/stage.ts';

const dayMs = 86_400_000;
/** Time at which the clock of a stage starts. */
const startMs = createFakeClock().nowMs();

const apps = 'GET /app-automate/recent_apps';
const listed = json([
  { app_id: 'a1', app_url: 'bs://a1', app_name: 'shop.apk', custom_id: 'mtc-1' },
  { app_id: 'a2', app_url: 'bs://a2', custom_id: 'mtc-2' },
  { app_id: 'a3', app_url: 'bs://a3' },
]);
const gone = json({ success: true });

type Selection = Partial<Pick<CleanupInputs, 'customId' | 'olderThanDays' | 'ids'>>;

const clean = async (routes: Readonly<Record<string, RawResponder>>, selection: Selection = {}, dryRun = false) => {
  await using stage = await serve(openStage, [routed(routes)]);
  const service = { baseUrl: stage.origin, username: 'a', accessKey: 'b', apiVersion: 'v1' } as const;
  const result = openCleanup();
  await deleteUploads({ service, kinds: ['apps'], scope: 'user', dryRun, ...selection }, stage.context, result);
  const deletions = stage.requests.filter(({ method }) => method === 'DELETE').map(({ url }) => url);
  return { result, deletions, lines: stage.lines };
};

const named = [
  { kind: 'apps', id: 'a1', name: 'shop.apk' },
  { kind: 'apps', id: 'a2', name: 'mtc-2' },
  { kind: 'apps', id: 'a3', name: 'a3' },
];
const deletion = (id: string): string => `DELETE /app-automate/app/delete/${id}`;

const chosenUploads: readonly (readonly [string, { customId?: string; days?: number }, Selection, boolean])[] = [
  ['without conditions, everything', {}, {}, true],
  ['an id that was given', {}, { ids: ['a0', 'a1'] }, true],
  ['the reference of an id', {}, { ids: ['bs://a1'] }, true],
  ['no other id', {}, { ids: ['a2'] }, false],
  ['nothing, where no id was given', {}, { ids: [] }, false],
  ['a custom id', { customId: 'mtc-1' }, { customId: 'mtc-1' }, true],
  ['custom ids by a pattern', { customId: 'mtc-1' }, { customId: 'mtc-*' }, true],
  ['no other custom id', { customId: 'mtc-1' }, { customId: 'mtc-2' }, false],
  ['by *, also what has no custom id', {}, { customId: '*' }, true],
  ['by **, also what has no custom id', {}, { customId: '**' }, true],
  ['by another pattern, nothing without a custom id', {}, { customId: '*x' }, false],
  ['by a name, nothing without a custom id', {}, { customId: 'x*' }, false],
  ['what is older', { days: 8 }, { olderThanDays: 7 }, true],
  ['not what is as old', { days: 7 }, { olderThanDays: 7 }, false],
  ['not what is younger', { days: 1 }, { olderThanDays: 7 }, false],
  ['everything that is not of this moment, with zero days', { days: 0.1 }, { olderThanDays: 0 }, true],
  ['nothing of unknown age', {}, { olderThanDays: 7 }, false],
  ['only what meets every condition', { days: 8, customId: 'x' }, { olderThanDays: 7, customId: 'y' }, false],
  ['what meets every condition', { days: 8, customId: 'x' }, { olderThanDays: 7, customId: 'x', ids: ['a1'] }, true],
];

describe('deleteUploads chooses', () => {
  it.each(chosenUploads)('%s', async (_what, { customId, days }, selection, isChosen) => {
    const uploaded_at = days === undefined ? undefined : new Date(startMs - days * dayMs).toISOString();
    const upload = json([{ app_id: 'a1', app_url: 'bs://a1', custom_id: customId, uploaded_at }]);
    const { result } = await clean({ [apps]: upload }, selection, true);
    expect({ deleted: result.deleted.length, kept: result.kept.length }).toEqual(
      isChosen ? { deleted: 1, kept: 0 } : { deleted: 0, kept: 1 },
    );
  });
});

describe('deleteUploads', () => {
  it('deletes what is chosen and keeps the rest, each by the best name that it has', async () => {
    const { result, lines, deletions } = await clean(
      { [apps]: listed, [deletion('a1')]: gone, [deletion('a2')]: gone },
      { customId: 'mtc-*' },
    );
    expect(result).toEqual({ deleted: named.slice(0, 2), kept: named.slice(2), failures: [] });
    expect(deletions).toHaveLength(2);
    expect(lines).toEqual(['apps: the service lists 3.', 'Deleted apps shop.apk (a1).', 'Deleted apps mtc-2 (a2).']);
  });

  it('ends with a cancellation, which is no failure of an upload', async () => {
    await using stage = await serve(openStage, [
      routed({
        [apps]: listed,
        [deletion('a1')]: (response) => {
          stage.cancel(new Error('cancelled'));
          response.socket?.destroy();
        },
      }),
    ]);
    const service = { baseUrl: stage.origin, username: 'a', accessKey: 'b', apiVersion: 'v1' } as const;
    const work = deleteUploads({ service, kinds: ['apps'], scope: 'user', dryRun: false }, stage.context, openCleanup());
    await expect(work).rejects.toThrow('cancelled');
  });
});
