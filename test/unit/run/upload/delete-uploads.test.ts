import { describe, expect, it } from 'vitest';
import type { UploadRecord } from '../../../../src/model/records.ts';
import { deleteUploads, isChosen, openCleanup } from '../../../../src/run/upload/delete-uploads.ts';
import { json, type RawResponder, routed, serve } from '../../../helpers/loopback-server.ts';
import { openStage } from '../../../helpers/stage.ts';

const nowMs = Date.UTC(2026, 0, 31);
const dayMs = 86_400_000;
const record = (more: Partial<UploadRecord> = {}): UploadRecord => ({ id: 'a1', url: 'bs://a1', ...more });
const aged = (days: number): UploadRecord => record({ uploadedAt: new Date(nowMs - days * dayMs) });

describe('isChosen', () => {
  it.each([
    ['without conditions, everything', record(), {}, true],
    ['an id that was given', record(), { ids: ['a0', 'a1'] }, true],
    ['the reference of an id', record(), { ids: ['bs://a1'] }, true],
    ['no other id', record(), { ids: ['a2'] }, false],
    ['nothing, where no id was given', record(), { ids: [] }, false],
    ['a custom id', record({ customId: 'mtc-1' }), { customId: 'mtc-1' }, true],
    ['custom ids by a pattern', record({ customId: 'mtc-1' }), { customId: 'mtc-*' }, true],
    ['no other custom id', record({ customId: 'mtc-1' }), { customId: 'mtc-2' }, false],
    ['by *, also what has no custom id', record(), { customId: '*' }, true],
    ['by **, also what has no custom id', record(), { customId: '**' }, true],
    ['by another pattern, nothing without a custom id', record(), { customId: '*x' }, false],
    ['by a name, nothing without a custom id', record(), { customId: 'x*' }, false],
    ['what is older', aged(8), { olderThanDays: 7 }, true],
    ['not what is as old', aged(7), { olderThanDays: 7 }, false],
    ['not what is younger', aged(1), { olderThanDays: 7 }, false],
    ['everything that is not of this moment, with zero days', aged(0.1), { olderThanDays: 0 }, true],
    ['nothing of unknown age', record(), { olderThanDays: 7 }, false],
    ['only what meets every condition', { ...aged(8), customId: 'x' }, { olderThanDays: 7, customId: 'y' }, false],
    ['what meets every condition', { ...aged(8), customId: 'x' }, { olderThanDays: 7, customId: 'x', ids: ['a1'] }, true],
  ])('takes %s', (_what, upload, selection, chosen) => {
    expect(isChosen(upload, selection, nowMs)).toBe(chosen);
  });
});

const apps = 'GET /app-automate/recent_apps';
const listed = json([
  { app_id: 'a1', app_url: 'bs://a1', app_name: 'shop.apk', custom_id: 'mtc-1' },
  { app_id: 'a2', app_url: 'bs://a2', custom_id: 'mtc-2' },
  { app_id: 'a3', app_url: 'bs://a3' },
]);
const gone = json({ success: true });

const clean = async (
  routes: Readonly<Record<string, RawResponder>>,
  selection: { readonly customId?: string; readonly ids?: readonly string[] } = {},
  dryRun = false,
) => {
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

  it('deleteUploads in a dry run says what it would delete, and deletes nothing', async () => {
    const { result, lines, deletions } = await clean({ [apps]: listed }, { ids: ['a3'] }, true);
    expect(result).toEqual({ deleted: named.slice(2), kept: named.slice(0, 2), failures: [] });
    expect(deletions).toEqual([]);
    expect(lines.slice(1)).toEqual(['Would delete apps a3 (a3).']);
  });

  it('goes on where one cannot be deleted, and keeps that one', async () => {
    const { result } = await clean({
      [apps]: listed,
      [deletion('a1')]: json({ message: 'in use' }, 422),
      [deletion('a2')]: gone,
      [deletion('a3')]: gone,
    });
    expect(result.deleted).toEqual(named.slice(1));
    expect(result.kept).toEqual(named.slice(0, 1));
    expect(result.failures).toMatchObject([
      { code: 'cloud-rejected', clause: expect.stringMatching(/^Could not delete apps shop\.apk \(a1\): .*in use/) },
    ]);
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
