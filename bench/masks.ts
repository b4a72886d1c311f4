import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { madeLog } from '../test/helpers/made-log.ts';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { costOf, duration, isQuick, measureProgram, medianRatio, megabytes, report, takeTurns } from './measure.ts';

const block = Buffer.from([...madeLog(70_000)].join(''));
const blocks = isQuick ? 1 : Math.ceil(200e6 / block.length);
const bytes = blocks * block.length;

await using folder = await temporaryDirectory();
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/plain', 'content-length': bytes });
  Readable.from(Array.from({ length: blocks }, () => block)).pipe(response);
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

const download = (mode: string) => () => measureProgram('download-log', origin, folder.path, mode);
const [masked = [], plain = []] = await takeTurns(5, [download('standard'), download('off')]);
server.close();
const [ours, theirs] = [costOf(masked), costOf(plain)];
const cpuOf = (costs: typeof masked): readonly number[] => costs.map(({ cpuMs }) => cpuMs);
const ratio = medianRatio(cpuOf(masked), cpuOf(plain));
report({
  what: `masking ${megabytes(bytes)} of device logs`,
  ours: `processor time ${duration(ours.cpuMs)}, peak ${megabytes(ours.peakBytes)}`,
  against: `with \`redact: off\`: ${duration(theirs.cpuMs)}, peak ${megabytes(theirs.peakBytes)}`,
  ratio,
  targets: { '≤ 1.5 ×': ratio <= 1.5, 'memory + 10 % at most': ours.peakBytes <= theirs.peakBytes * 1.1 },
  how: 'A process that downloads a log on loopback through the client and stores it, with the masks of `standard` against those of `off`, which look for the credentials only. Every line of the log is different, and many hold hashes, ids, addresses and words such as token.',
});
