import type { RecordedRequest } from '../../src/embedded/http/request-log.ts';
import { runProgram } from './programs.ts';

type Place = Readonly<Record<'origin' | 'credentials' | 'app' | 'suite', string>>;

/** Paths whose responses are read, not stored. */
const readWithJq = /(?:\.json|\/test-suites|\/recent_apps\/[^/]+|\/builds\/\w+|\/sessions\/\w{30,})$/;

/** The same calls, as a job without this action makes them: a line with `curl` for each, and `jq` where the response is read. */
export const curlScript = (requests: readonly RecordedRequest[], { origin, credentials, app, suite }: Place): string[] =>
  requests.map((request, nth) => {
    const curl = `curl -sSf -u '${credentials}' '${origin}${request.path}'`;
    if (request.method === 'GET')
      return readWithJq.test(request.path) ? `${curl} | jq . > ${nth}.json` : `${curl} -o ${nth}.file`;
    // The journal has uploads by name, size and hash.
    if (request.body === undefined || 'file' in Object(request.body))
      return `${curl} -F 'file=@${request.path.endsWith('/upload') ? app : suite}' | jq .`;
    return `jq -n '${JSON.stringify(request.body)}' | ${curl} -H 'content-type: application/json' -d @- | jq -r .build_id`;
  });

/** Runs lines of bash. @returns their processor time, with that of all programs that they start */
export const scriptCpuMs = async (lines: readonly string[], folder: string): Promise<number> => {
  const printed = await runProgram('bash', ['-c', ['set -eo pipefail', `cd '${folder}'`, ...lines, 'times'].join('\n')]);
  const times = [...printed.matchAll(/(\d+)m([\d.]+)s/g)].slice(-4);
  return times.reduce((sum, [, minutes, seconds]) => sum + (Number(minutes) * 60 + Number(seconds)) * 1_000, 0);
};
