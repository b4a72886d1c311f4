import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readJobDocument, testOf } from '../../src/collector/job-document.ts';
import { Refusal } from '../../src/embedded/http/answer.ts';
import { readDurations, writeDurations } from '../../src/history/durations-document.ts';
import { formatBuildTag, parseBuildTag } from '../../src/model/build-tag.ts';
import { readNetwork } from '../../src/rendering/html/session-files/network.ts';
import { readProfiling } from '../../src/rendering/html/session-files/profiling.ts';
import { ctrfJson } from '../../src/results/ctrf/write-ctrf.ts';
import { NotCtrfError, readCtrf } from '../../src/test-cases/read-ctrf.ts';
import { readForm } from '../helpers/read-form.ts';
import { failedTest, flakyTest, runResult, sessionResult, testResult } from '../helpers/run-results.ts';
import { allowing, allowingAsync, fuzz } from './fuzz.ts';
import { mutatedJson } from './generators/json.ts';
import { collectServiceBodies } from './generators/service-bodies.ts';
import { inPieces, mutatedText } from './generators/texts.ts';

const run = runResult([
  sessionResult({
    device: 'Google Pixel 7-13.0',
    tests: [
      testResult('com.shop.CartTest#adds'),
      failedTest('com.shop.CartTest#removes', { message: 'm', trace: 't' }),
      flakyTest('com.shop.LoginTest#signsIn'),
    ],
  }),
  sessionResult({ device: 'iPhone 14-16', shard: { index: 1, total: 2 }, tests: [testResult('C#d', { status: 'skipped' })] }),
]);
const resultsDocument = JSON.parse(ctrfJson(run).toArray().join(''));

fuzz(
  'results.json of other jobs and tools is read or refused, and a test passes only where both of its words say so',
  mutatedJson([resultsDocument], ['tests', 'results', 'extra', 'rawStatus']),
  (text) => {
    const read = allowing([NotCtrfError, SyntaxError], () => readCtrf(JSON.parse(text)));
    for (const { name, status } of read?.tests ?? [])
      assert(typeof name === 'string' && ['passed', 'failed', 'not-run'].includes(status), 'a test has a name and a status');
    let document: ReturnType<typeof readJobDocument>;
    try {
      document = readJobDocument(text);
    } catch (error) {
      // The only error of its own is a plain one: the caller adds the name of the artifact.
      if (error instanceof Error && (error.constructor === Error || error instanceof SyntaxError)) return;
      throw error;
    }
    for (const test of document.results.tests)
      assert(testOf(test).status !== 'passed' || test.rawStatus === 'passed', 'a pass needs both words');
  },
);

const form =
  '--mark\r\nContent-Disposition: form-data; name="data"\r\n\r\n{"custom_id":"Shop"}\r\n--mark\r\nContent-Disposition: form-data; name="file"; filename="shop.apk"\r\nContent-Type: x/y\r\n\r\nPK\r\n--mark--\r\n';
const formTokens = ['\r\n', '--mark', '--', '\r', '\n', 'name=', '"', ';', "filename*=UTF-8''%zz", '\\"', '\u0000'];

fuzz(
  'multipart forms read the same in whatever pieces they come, and every malformed one is refused',
  fc.record({
    body: mutatedText([form], formTokens),
    sizes: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 }),
    type: mutatedText(['multipart/form-data; boundary=mark'], [';', '"', 'boundary=', ' ', '=']),
  }),
  async ({ body, sizes, type }) => {
    const bytes = Buffer.from(body);
    const [cut, whole] = [inPieces(bytes, sizes), [bytes]].map((pieces) =>
      allowingAsync([Refusal], () => readForm(pieces, type)),
    );
    assert.deepEqual(await cut, await whole);
  },
);

const history = {
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

fuzz(
  'duration histories stay below 1 MB and read back as they were written',
  fc.oneof(mutatedJson([history]), mutatedText([JSON.stringify(history)], ['{', '[', ',', '1e9', '"'])),
  (text) => {
    const read = readDurations(text);
    if (read === undefined) return;
    const written = writeDurations(read);
    assert(Buffer.byteLength(written) <= 1_000_000, 'a history is at most 1 MB');
    const again = readDurations(written);
    assert(again !== undefined && writeDurations(again) === written, 'a history reads back as it was written');
  },
);

const { har, profiling } = await collectServiceBodies();

fuzz('network and profiling files become few numbers in their order', mutatedJson([...har, ...profiling]), (text) => {
  const body: unknown = JSON.parse(text);
  const { requests, left } = readNetwork(body, 'network.har', new Set(['a']));
  assert(requests.length <= 300 && left >= 0, 'requests are counted');
  let lastMs = 0;
  for (const { startMs, connectMs, waitMs, receiveMs, bytes, status, url } of requests) {
    const numbers = [startMs, connectMs, waitMs, receiveMs, bytes, status];
    assert(numbers.every(Number.isFinite), 'times and sizes are numbers');
    assert(startMs >= lastMs, 'requests are in order');
    assert(connectMs >= 0 && waitMs >= 0 && receiveMs >= 0 && url.length <= 2_000, 'times and addresses are within bounds');
    lastMs = startMs;
  }
  const { series, seconds } = readProfiling(body, 'profiling.json') ?? { series: [], seconds: [] };
  for (const { values } of series) assert.equal(values.length, seconds.length, 'a curve has a value for every second');
  const isOrdered = seconds.every((second, index) => second >= (seconds[index - 1] ?? 0));
  assert(seconds.length <= 241 && isOrdered, 'samples are few and in order');
});

const mark = 'mtc1 run=4711 attempt=1 job=c0ffee shard=0/2 try=0 id=abcdef0123456789';

fuzz(
  'tags of builds read back',
  mutatedText([mark, mark.replace('id=', 'plan=ab12 id=')], ['mtc1 ', 'run=', '-', '/', '0', '9', ' ', 'plan=ab ', 'x']),
  (text) => {
    const parsed = parseBuildTag(text);
    assert(parsed === undefined || parseBuildTag(formatBuildTag(parsed)) !== undefined, 'a tag reads back');
  },
  [mark.replace('attempt=1', `attempt=${'1'.repeat(400)}`)],
);
