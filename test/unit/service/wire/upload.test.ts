import { describe, expect, test } from 'vitest';
import { readUpload, readUploads } from '../../../../src/service/wire/upload.ts';

describe('responses to uploads', () => {
  test.each([
    { body: { app_url: 'bs://1111' }, record: { id: '1111', url: 'bs://1111' } },
    {
      body: { app_url: 'bs://1111', custom_id: 'Shop', shareable_id: 'ann/Shop', ios_keychain_support: true },
      record: { id: '1111', url: 'bs://1111', customId: 'Shop' },
    },
    {
      body: {
        app_name: 'shop.apk',
        app_url: 'bs://1',
        app_version: '3.1',
        app_id: '1',
        uploaded_at: '2026-01-02 10:11:12 UTC',
        expiry: 'x',
      },
      record: { id: '1', url: 'bs://1', name: 'shop.apk', version: '3.1', uploadedAt: new Date('2026-01-02T10:11:12Z') },
    },
    { body: { test_url: 'bs://2' }, record: { id: '2', url: 'bs://2' } },
    {
      body: {
        custom_id: null,
        framework: 'espresso',
        test_suite_id: '2',
        test_suite_name: 's.apk',
        test_suite_url: 'bs://2',
        uploaded_at: 1_767_348_672,
      },
      record: { id: '2', url: 'bs://2', name: 's.apk', uploadedAt: new Date('2026-01-02T10:11:12Z') },
    },
    {
      body: { app_dir_name: 'd.zip', app_dir_id: '3', app_dir_url: 'bs://3', custom_id: 'D' },
      record: { id: '3', url: 'bs://3', name: 'd.zip', customId: 'D' },
    },
    {
      body: { media_url: 'media://4', media_id: '4', media_name: 'a.png' },
      record: { id: '4', url: 'media://4', name: 'a.png' },
    },
    { body: { module_url: 'bs://5' }, record: { id: '5', url: 'bs://5' } },
    { body: { app: { app_url: 'bs://1' } }, record: { id: '1', url: 'bs://1' } },
    { body: { test_suite: { test_suite_url: 'bs://2' } }, record: { id: '2', url: 'bs://2' } },
    { body: { app_dir: { app_dir_url: 'bs://3' } }, record: { id: '3', url: 'bs://3' } },
  ])('$body is read as an upload', ({ body, record }) => {
    expect(readUpload(body)).toEqual(record);
  });

  const noUrls = [{}, { app_id: '1' }, { app_url: '' }, { app_url: null }, { app_url: 'no-scheme' }, { message: 'x' }];
  test.each([...noUrls, [], null, 'bs://1'])('%j is refused as an upload', (body) => {
    expect(() => readUpload(body)).toThrow('expected the id and URL of an upload');
  });
});

describe('listings of uploads', () => {
  const entry = { app_url: 'bs://1' };
  test.each([[[entry]], [{ apps: [entry] }], [{ test_suites: [entry] }], [{ app_dirs: [entry] }], [{ media: [entry] }]])(
    'a listing of uploads is read from %j',
    (body) => {
      expect(readUploads(body)).toEqual([{ id: '1', url: 'bs://1' }]);
    },
  );

  test.each([[[]], [{ apps: [] }], [{ message: 'No results found' }], [{ message: 'No results found.' }]])(
    'the listing %j is empty',
    (body) => {
      expect(readUploads(body)).toEqual([]);
    },
  );

  test.each([[{}], [{ message: 'Try later' }], [{ message: 7 }], [null], ['none'], [{ apps: {} }]])(
    '%j is no listing of uploads',
    (body) => {
      expect(() => readUploads(body)).toThrow('expected a list of uploads');
    },
  );

  test('a listing with one entry that cannot be read is refused', () => {
    expect(() => readUploads([entry, null])).toThrow('expected the id and URL of an upload, found null');
  });
});
