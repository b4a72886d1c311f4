/**
 * `npm run study -- crashes <folder>`: reads every device log in the folder for the crashes of each app that it names, and compares them
 * with what a plain search for `FATAL EXCEPTION`, `>>> … <<<` and `ANR in` finds. Exit code 1 for a crash of another app, or one that is
 * missing or differs.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { crashOf } from '../../src/core/results/crash/describe-crash.ts';
import { readDeviceLog } from '../../src/core/results/crash/device-log.ts';
import { readFileBlocks } from '../../src/lib/regular-file.ts';
import { textLines } from '../../src/lib/text-lines.ts';

interface Truth {
  readonly kind: 'java' | 'native' | 'not-responding';
  readonly process: string;
  readonly thread: string;
  /** The class of the exception, or the signal. */
  readonly what: string;
}

const withoutHead = (line: string): string =>
  line.replace(/^.{0,120}?\b(?:AndroidRuntime|DEBUG)\b[^A-Z"#*]{0,60}?[:\s]\s*(?=\S)/, '').trim();

/** Nothing where the line has no name with a package. */
const exceptionIn = (line = ''): string => /^((?:[a-zA-Z_$][\w$]*\.)+[\w$]+)(?::|\s*$)/.exec(withoutHead(line))?.[1] ?? '';

/** Lines as the system writes them: some files hold texts that were pasted without any head, or logs of other tools. */
const isLogged = (line: string): boolean =>
  /\b[EFA][/ ] ?(?:AndroidRuntime|DEBUG)\b|(?:AndroidRuntime|DEBUG) +\S+ +[EFA] /.test(line);

const truthOf = (lines: readonly string[]): Truth[] =>
  lines.flatMap((line, index): Truth[] => {
    const after = lines.slice(index + 1, index + 12);
    const fatal = /FATAL EXCEPTION: (.+?)\s*$/.exec(line);
    if (fatal !== null) {
      const named = after.findIndex((each) => /Process: \S+, PID: \d+/.test(each));
      const process = /Process: (\S+), PID: \d+/.exec(after[named] ?? '')?.[1];
      return process === undefined || named > 2 || !isLogged(line)
        ? []
        : [{ kind: 'java', process, thread: fatal[1] ?? '', what: exceptionIn(after[named + 1]) }];
    }
    const dump = /pid: \d+, tid: \d+, name: (.*?)\s+>>> (\S+) <<</.exec(line);
    if (dump !== null && isLogged(line)) {
      const what = after.map((each) => /signal \d+ \((SIG\w+)\)/.exec(each)?.[1]).find((each) => each !== undefined);
      return [{ kind: 'native', process: dump[2] ?? '', thread: dump[1] ?? '', what: what ?? '' }];
    }
    const hung = /ActivityManager.*?: ANR in (\S+)/.exec(line);
    return hung === null ? [] : [{ kind: 'not-responding', process: hung[1] ?? '', thread: 'main', what: '' }];
  });

const packageOf = (process: string): string => process.split(':')[0] ?? process;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: npm run study -- crashes <folder>');
const counts = { files: 0, apps: 0, crashes: 0, right: 0, foreign: 0, wrong: 0, killed: 0 };
for (const name of (await readdir(folder)).sort()) {
  const file = path.join(folder, name);
  const truths = truthOf((await readFile(file, 'utf8')).split(/\r?\n/));
  counts.files += 1;
  for (const app of new Set(truths.map(({ process }) => packageOf(process)))) {
    counts.apps += 1;
    const found = await readDeviceLog(textLines(readFileBlocks(file), 16_000), { packages: [app], testClasses: [] });
    counts.foreign += found.filter(({ process }) => packageOf(process ?? '') !== app).length;
    counts.killed += found.filter(({ kind }) => kind === 'killed').length;
    const left = found.filter(({ kind }) => kind !== 'killed');
    for (const truth of truths.filter(({ process }) => packageOf(process) === app)) {
      counts.crashes += 1;
      const at = left.findIndex(
        ({ kind, process, thread, headline, trace }) =>
          kind === truth.kind &&
          process === truth.process &&
          thread === truth.thread &&
          `${headline} ${trace[0]}`.includes(truth.what),
      );
      const [crash] = at === -1 ? [] : left.splice(at, 1);
      if (crash === undefined) {
        counts.wrong += 1;
        console.log(`MISSING in ${name}: ${JSON.stringify(truth)}`);
      } else {
        counts.right += 1;
        const { kind, process, thread, cause, at: place } = crashOf(crash);
        console.log(`${name}: ${kind}, ${process}, ${thread}: ${cause.slice(0, 120)}, at ${place}`);
      }
    }
    for (const { log } of left) console.log(`MORE in ${name}: ${log[0]}`);
    counts.wrong += left.length;
  }
}
console.log(
  Object.entries(counts)
    .map(([word, count]) => `${count} ${word}`)
    .join(', '),
);
process.exitCode = counts.foreign + counts.wrong > 0 ? 1 : 0;
