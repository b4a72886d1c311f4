import fc from 'fast-check';
import { createMultipartParser, MultipartError, readBoundary } from '../../../src/embedded/http/multipart-parser.ts';
import { readDurations, writeDurations } from '../../../src/history/durations-document.ts';
import { formatBuildTag, parseBuildTag } from '../../../src/model/build-tag.ts';
import { readNetwork } from '../../../src/rendering/html/session-files/network.ts';
import { readProfiling } from '../../../src/rendering/html/session-files/profiling.ts';
import { type Json, mutatedJson } from '../json-values.ts';
import { collectServiceBodies } from '../service-bodies.ts';
import { allowing, demand, type Target, target } from '../target.ts';
import { inPieces, mutatedText } from '../texts.ts';

const checkForm = ({
  body,
  sizes,
  type,
}: {
  readonly body: string;
  readonly sizes: readonly number[];
  readonly type: string;
}): void => {
  readBoundary(type);
  const read = (pieces: readonly Buffer[]): string =>
    allowing([MultipartError], () => {
      const parser = createMultipartParser('mark');
      const events = pieces.flatMap((piece) => parser.push(piece));
      parser.finish();
      const parts: string[] = [];
      for (const event of events) {
        if (event.kind === 'part') parts.push(`${JSON.stringify(event.names)}=`);
        if (event.kind === 'data') parts.push(`${parts.pop() ?? ''}${event.chunk.toString('latin1')}`);
      }
      return parts.join('\n');
    }) ?? 'refused';
  const bytes = Buffer.from(body);
  demand(read([bytes]) === read(inPieces(bytes, sizes)), 'it does not matter in which pieces a form comes');
};

const checkHistory = (text: string): void => {
  const history = readDurations(text);
  if (history === undefined) return;
  const written = writeDurations(history);
  demand(Buffer.byteLength(written) <= 1_000_000, 'a history is at most 1 MB');
  const again = readDurations(written);
  demand(again !== undefined && writeDurations(again) === written, 'a history reads back as it was written');
};

const checkSessionFiles = (text: string): void => {
  const body: unknown = JSON.parse(text);
  const { requests, left } = readNetwork(body, 'network.har', new Set(['a']));
  demand(requests.length <= 300 && left >= 0, 'requests are counted');
  let lastMs = 0;
  for (const { startMs, connectMs, waitMs, receiveMs, bytes, status, url } of requests) {
    for (const value of [startMs, connectMs, waitMs, receiveMs, bytes, status])
      demand(Number.isFinite(value), 'times and sizes are numbers');
    demand(
      startMs >= lastMs && connectMs >= 0 && waitMs >= 0 && receiveMs >= 0 && url.length <= 2_000,
      'requests stand in their order',
    );
    lastMs = startMs;
  }
  const profiling = readProfiling(body, 'profiling.json');
  for (const { values } of profiling?.series ?? [])
    demand(values.length === profiling?.seconds.length, 'a curve has a value for every second');
  demand(
    profiling === undefined ||
      (profiling.seconds.length <= 241 && profiling.seconds.every((second, nth, all) => second >= (all[nth - 1] ?? 0))),
    'samples stand in their order',
  );
};

const checkMark = (text: string): void => {
  const tag = parseBuildTag(text);
  if (tag !== undefined) demand(parseBuildTag(formatBuildTag(tag)) !== undefined, 'a tag reads back');
};

const history: Json = {
  format: 'mobile-test-cloud durations',
  version: 1,
  lastRun: '4711-1',
  sequence: 3,
  overheads: [3, 30_000],
  classes: [
    [
      'com.shop.CartTest',
      [
        ['adds', [3, 1_200, 1_300]],
        ['removes', [2, 900]],
      ],
    ],
  ],
};

const forms = [
  '--mark\r\nContent-Disposition: form-data; name="data"\r\n\r\n{"custom_id":"Shop"}\r\n--mark\r\nContent-Disposition: form-data; name="file"; filename="shop.apk"\r\nContent-Type: x/y\r\n\r\nPK\r\n--mark--\r\n',
];

export const documentTargets: readonly Target[] = [
  target({
    name: 'forms',
    takes: 'multipart bodies, in pieces',
    holds: 'pieces do not matter',
    share: 3,
    open: () => ({
      input: fc.record({
        body: mutatedText(forms, [
          '\r\n',
          '--mark',
          '--',
          '\r',
          '\n',
          'name=',
          '"',
          ';',
          "filename*=UTF-8''%zz",
          '\\"',
          '\u0000',
        ]),
        sizes: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 }),
        type: mutatedText(['multipart/form-data; boundary=mark'], [';', '"', 'boundary=', ' ', '=']),
      }),
      check: checkForm,
    }),
  }),
  target({
    name: 'history',
    takes: 'duration histories of the cache',
    holds: 'at most 1 MB, reads back as it was written',
    share: 6,
    open: () => ({
      input: fc.oneof(mutatedJson([history]), mutatedText([JSON.stringify(history)], ['{', '[', ',', '1e9', '"'])),
      check: checkHistory,
    }),
  }),
  target({
    name: 'session-files',
    takes: 'HAR and profiling for the page',
    holds: 'numbers, in order, few',
    share: 2,
    open: async () => {
      const { har, profiling } = await collectServiceBodies();
      return { input: mutatedJson([...har, ...profiling]), check: checkSessionFiles };
    },
  }),
  target({
    name: 'marks',
    takes: 'marks of builds',
    holds: 'a tag reads back',
    share: 8,
    open: () => ({
      input: mutatedText(
        [
          'mtc1 run=4711 attempt=1 job=c0ffee shard=0/2 try=0 id=abcdef0123456789',
          'mtc1 run=4711 attempt=1 job=c0ffee shard=0/2 try=0 plan=ab12 id=00',
        ],
        ['mtc1 ', 'run=', '-', '/', '0', '9', ' ', 'plan=ab ', 'x'],
      ),
      check: checkMark,
    }),
  }),
];
