import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BinaryRef } from '../../../../../src/action/inputs/binary-ref.ts';
import { uploadOutputsOf } from '../../../../../src/action/run/report/outputs.ts';
import { uploadBinaries } from '../../../../../src/action/run/upload/upload.ts';
import type { What } from '../../../../../src/action/run/upload/upload-file.ts';
import type { UploadRecord } from '../../../../../src/core/model/records.ts';
import type { CloudClient } from '../../../../../src/service/client.ts';
import type { UploadFile, UploadUrl } from '../../../../../src/service/multipart.ts';
import { openStage, type Stage } from '../../../../helpers/stage.ts';
import { temporaryDirectory } from '../../../../helpers/temp.ts';

type Sent = { readonly area: string } & (UploadFile | UploadUrl);

type UploadInputs = Parameters<typeof uploadBinaries>[0];

/** Adds each upload to `sent`. */
const areaOf = (area: string, sent: Sent[], onSend: (file: UploadFile) => void) => {
  const take = (file: UploadFile | UploadUrl): UploadRecord => {
    sent.push({ area, ...file });
    const id = `${area}${sent.length}`;
    return { id, url: `bs://${id}`, ...(file.customId === undefined ? {} : { customId: file.customId }) };
  };
  return {
    uploadFile: async (file: UploadFile) => {
      onSend(file);
      return take(file);
    },
    uploadUrl: async (link: UploadUrl) => take(link),
    list: async () => [],
    get: async (id: string): Promise<UploadRecord> => ({ id, url: `bs://${id}` }),
    delete: async () => {},
  };
};

interface Setting {
  readonly inputs?: Partial<UploadInputs>;
  readonly onSend?: (file: UploadFile, stage: Stage) => void;
  /** Names of media files with the same content. */
  readonly media?: readonly string[];
}

const text = 'content of the app';

/** Uploads `shop.apk`, unless the inputs name another app. */
const upload = async ({ inputs = {}, onSend = () => {}, media = [] }: Setting = {}) => {
  await using folder = await temporaryDirectory();
  const file = path.join(folder.path, 'shop.apk');
  await writeFile(file, text);
  await using stage = openStage('http://127.0.0.1:9');
  const sent: Sent[] = [];
  const { uploadUrl: _none, ...mediaArea } = areaOf('media', sent, (one) => onSend(one, stage));
  const area = (name: string) => areaOf(name, sent, (one) => onSend(one, stage));
  const cloud: CloudClient = {
    ...stage.context.cloud,
    apps: area('app'),
    media: mediaArea,
    testSuites: (framework: string) => area(`${framework}-suite`),
  };
  const local: BinaryRef = { kind: 'file', path: file, sizeBytes: text.length };
  const mediaFiles = media.map((name) => ({ ...local, path: path.join(folder.path, name) }));
  for (const each of mediaFiles) await writeFile(each.path, text);
  const reused: What[] = [];
  let moves = 0;
  const outcome = await uploadBinaries(
    { framework: 'espresso', app: local, media: mediaFiles, preflight: 'off', reuseUploads: false, cleanup: false, ...inputs },
    { ...stage.context, cloud, tempDir: folder.path },
    {
      ...stage.run,
      onReused: (what) => void reused.push(what),
      onProgress: () => {
        moves += 1;
      },
    },
  ).catch((error: unknown) => error);
  const { uploaded, sent: own } = stage.run.facts();
  return { outcome, uploaded, own, reused, moves, sent, lines: stage.lines };
};

const reference = (name: string): BinaryRef => ({ kind: 'reference', reference: `bs://${name}` });

describe('uploadBinaries', () => {
  it('refuses an address for media: the service does not fetch them', async () => {
    const { outcome } = await upload({
      inputs: { app: reference('a0'), media: [{ kind: 'url', url: 'https://files.example/m' }] },
    });
    expect(outcome).toMatchObject({
      code: 'upload-from-url',
      message: 'the service cannot fetch the media file from a URL',
    });
  });

  it('says how large the file is, how long it took and what it has become', async () => {
    const { lines, sent } = await upload({ onSend: (_file, { clock }) => clock.advance(9_000) });
    expect(lines).toEqual(['Uploading the app shop.apk (18 B).', 'Uploaded the app shop.apk in 9 s (2 B/s): bs://app1']);
    expect(sent[0]).toMatchObject({ customId: undefined });
  });

  it('says every ten seconds how far a large upload is', async () => {
    const { lines, moves } = await upload({
      onSend: ({ onProgress }, { clock }) => {
        const [mb, all] = [1_000_000, 100_000_000];
        for (const sent of [10, 20, 30, 40, 50, 100]) {
          clock.advance(5_000);
          onProgress?.(sent * mb, all);
        }
      },
    });
    expect(lines.slice(1, -1)).toEqual([
      'Uploading the app shop.apk: 20 %, 20 MB of 100 MB (2 MB/s)',
      'Uploading the app shop.apk: 40 %, 40 MB of 100 MB (2 MB/s)',
    ]);
    expect(moves).toBe(6);
  });

  it('reads a file that it sends in any case a second time only where a build is started', async () => {
    const [build, uploadOnly] = [await upload({}), await upload({ inputs: { fingerprint: false } })];
    expect([build.outcome, uploadOnly.outcome]).toEqual([
      expect.objectContaining({ content: expect.any(String) }),
      expect.not.objectContaining({ content: expect.anything() }),
    ]);
    expect(uploadOnly.sent).toMatchObject([{ area: 'app' }]);
  });

  it.each<[what: string, inputs: Partial<UploadInputs>, refs: readonly string[]]>([
    ['once', { reuseUploads: true }, ['bs://media1']],
    ['each, without reuse', { reuseUploads: false }, ['bs://media1', 'bs://media2']],
    ['each, under a name that the user gives', { reuseUploads: true, mediaCustomId: 'mine' }, ['bs://media1', 'bs://media2']],
  ])('sends media files with the same content %s', async (_what, inputs, refs) => {
    const { outcome, sent, lines } = await upload({ inputs: { app: reference('a0'), ...inputs }, media: ['a.png', 'b.png'] });
    expect(outcome).toMatchObject({ media: refs });
    expect(sent).toHaveLength(refs.length);
    const shared = lines.filter((line) => /^The media file [ab]\.png has the same content as another one/.test(line));
    expect(shared).toHaveLength(2 - refs.length);
  });

  it('aborts the others where one fails, and keeps what went through before', async () => {
    const error = new Error('the service refused');
    let others: AbortSignal | undefined;
    const { outcome, uploaded } = await upload({
      inputs: { testSuite: reference('s0') },
      onSend: ({ signal }) => {
        others = signal;
        throw error;
      },
    });
    expect(outcome).toBe(error);
    expect(others?.reason).toBe(error);
    expect(uploaded).toEqual({ testSuite: 'bs://s0' });
  });

  it('keeps the app where the test suite fails', async () => {
    const { outcome, uploaded } = await upload({
      inputs: { app: reference('a0'), testSuite: { kind: 'file', path: '/nowhere/suite.apk', sizeBytes: 1 }, reuseUploads: true },
    });
    expect(outcome).toMatchObject({ code: 'ENOENT' });
    expect(uploaded).toEqual({ app: 'bs://a0' });
  });
});

it('outputs name what was uploaded, what was not is empty, and each reuse once in one order', () => {
  const uploaded = { app: 'bs://a', testSuite: 'bs://s', media: ['media://m', 'media://n'] };
  expect(uploadOutputsOf(uploaded, ['media', 'media', 'app'])).toEqual({
    'app-ref': 'bs://a',
    'test-suite-ref': 'bs://s',
    'media-refs': '["media://m","media://n"]',
    reused: '["app","media"]',
  });
  expect(uploadOutputsOf({}, [])).toEqual({ 'app-ref': '', 'test-suite-ref': '', 'media-refs': '[]', reused: '[]' });
});
