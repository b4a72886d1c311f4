/**
 * `npm run study -- retrace <folder> --r8 <r8.jar> [--frames 1000]`: restores frames with every mapping in the folder, compares the result
 * line by line, in order, with R8's own retracer, and prints what differs. Needs `java`. Exit code 1 for a name or an order that R8
 * does not give, or below 98 %.
 *
 * R8 is the Maven package com.android.tools:r8.
 */
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { readMapping } from '../../src/core/results/retrace/read-mapping.ts';
import { collectClassNames, retraceText } from '../../src/core/results/retrace/retrace-text.ts';
import { readFileBlocks } from '../../src/lib/regular-file.ts';

const run = promisify(execFile);

/** The same frames in every run. */
const createRandom = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return { next, below, pick: <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)] };
};

type Random = ReturnType<typeof createRandom>;

interface Member {
  readonly owner: string;
  readonly name: string;
  readonly from: number | undefined;
  readonly to: number | undefined;
}

interface Callsite extends Member {
  readonly outline: Member;
  readonly positions: readonly number[];
}

interface Sample {
  readonly id: string | undefined;
  readonly members: readonly Member[];
  readonly callsites: readonly Callsite[];
}

/** Reads a mapping in the simplest way, without the code that is compared. */
const sampleOf = (text: string): Sample => {
  const members: Member[] = [];
  const callsites: Callsite[] = [];
  let owner: string | undefined;
  for (const line of text.split('\n')) {
    const ofClass = /^[^\s#].* -> (\S+):\s*$/.exec(line);
    if (ofClass !== null) owner = ofClass[1];
    const member = /^\s+(?:(\d+):(\d+):)?\S+ [^(]+\(.*\).* -> (\S+)\s*$/.exec(line);
    if (owner !== undefined && member !== null) {
      const [, from, to, name = ''] = member;
      members.push({
        owner,
        name,
        from: from === undefined ? undefined : Number(from),
        to: to === undefined ? undefined : Number(to),
      });
    }
    const callsite = /outlineCallsite","positions":(\{[^}]*\}).*"outline":"L([^;]+);([^(]+)\(/.exec(line);
    const caller = members.at(-1);
    if (callsite === null || caller === undefined) continue;
    const [, positions = '{}', outlineOwner = '', name = ''] = callsite;
    const outline = { owner: outlineOwner.replaceAll('/', '.'), name, from: undefined, to: undefined };
    callsites.push({ ...caller, outline, positions: Object.keys(JSON.parse(positions)).map(Number) });
  }
  return { id: /^# pg_map_id: (\S+)/m.exec(text)?.[1], members, callsites };
};

const files = [
  'SourceFile',
  'SourceFile',
  'SourceFile',
  'Unknown Source',
  'Cart.kt',
  'Cart.java',
  'PG',
  '',
  'Native Method',
] as const;

const lineOf = ({ from, to }: Member, random: Random): number | undefined => {
  const chance = random.next();
  if (chance < 0.15) return undefined;
  if (from === undefined || to === undefined) return random.below(500);
  if (chance < 0.2) return 0;
  if (chance < 0.3) return to + 1 + random.below(20);
  return from + random.below(Math.max(1, to - from + 1));
};

const frameText = ({ owner, name }: Member, line: number | undefined, file: string | undefined): string =>
  `\tat ${owner}.${name}(${file}${line === undefined ? '' : `:${line}`})`;

const exceptions = [
  'java.lang.NullPointerException: text',
  'java.lang.IllegalStateException',
  'Caused by: java.lang.NullPointerException',
];

/** A few lines of a trace. */
const traceOf = ({ id, members, callsites }: Sample, random: Random): string => {
  const file = (): string | undefined => (id !== undefined && random.next() < 0.3 ? `r8-map-id-${id}` : random.pick(files));
  const callsite = random.next() < 0.2 ? random.pick(callsites) : undefined;
  if (callsite !== undefined) {
    const called = frameText(callsite.outline, random.pick(callsite.positions), 'SourceFile');
    return `${called}\n${frameText(callsite, callsite.from, 'SourceFile')}`;
  }
  const member = random.pick(members) ?? { owner: 'a', name: 'a', from: 1, to: 1 };
  const chance = random.next();
  const owner = chance < 0.02 ? `${member.owner}.absent` : member.owner;
  const name = chance > 0.98 ? 'absent' : member.name;
  const frame = frameText({ ...member, owner, name }, lineOf(member, random), file());
  const thrown = random.next();
  if (thrown < 0.2) return `${random.pick(exceptions)}\n${frame}`;
  return thrown < 0.3 ? `${random.pick(members)?.owner}: text\n${frame}` : frame;
};

/** An exception of its own, so that R8 takes nothing from one trace to the next. */
const marker = 'java.lang.Error: next trace';

const byR8 = async (jar: string, mapping: string, traces: readonly string[]): Promise<readonly string[]> => {
  const file = path.join(tmpdir(), `retrace-study-${process.pid}.txt`);
  await writeFile(file, traces.map((trace) => `${marker}\n${trace}\n`).join(''));
  const arguments_ = ['-cp', jar, 'com.android.tools.r8.retrace.Retrace', '--quiet', mapping, file];
  const { stdout } = await run('java', arguments_, { maxBuffer: 1e9 });
  return stdout.split(`${marker}\n`).slice(1);
};

const byProject = async (mapping: string, traces: readonly string[]) => {
  const names = new Set<string>();
  for (const trace of traces) collectClassNames(trace, names);
  const read = await readMapping(readFileBlocks(mapping), names);
  return traces.map((trace) => retraceText(trace, [read]));
};

type Retraced = ReturnType<typeof retraceText>;

const callOf = (line: string): string => line.replace('<OR> ', '').trim().replace(/^at /, '');

/** Lines of a restored stack in order. Alternatives of a frame follow each other, in the order in which they are given. */
const linesOf = ({ text, ambiguous }: Retraced): readonly string[] => {
  const open = new Map(ambiguous.map((each) => [each.frame, each.alternatives]));
  return text.split('\n').flatMap((line) => open.get(line.trim())?.flatMap((each) => each.split('\n')) ?? [line]);
};

const ordered = (lines: readonly string[]): readonly string[] => lines.map(callOf).filter((line) => line !== '');

/**
 * `more`: all that R8 says in its order, and more besides. `fewer`: R8 adds to it. `no compiled line`: R8 keeps the line of the
 * compiled code. `alternatives for a stack`: R8 gives methods of one range as a stack.
 */
const kinds = [
  'equal',
  'alternatives in another order',
  'more',
  'fewer',
  'left as it is',
  'no compiled line',
  'alternatives for a stack',
  'other order',
  'other line or file',
  'other name',
] as const;

type Kind = (typeof kinds)[number];

const noCounts = () => Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;

const sorted = (lines: readonly string[]): string => [...new Set(lines)].sort().join('\n');

const namesIn = (lines: readonly string[]): string => sorted(lines.map((line) => line.replace(/\(.*\)$/, '')));

/** Whether `lines` holds the lines of `part` in the same order, maybe with others between them. */
const holdsInOrder = (lines: readonly string[], part: readonly string[]): boolean => {
  let at = 0;
  for (const line of lines) if (line === part[at]) at += 1;
  return at === part.length;
};

/** Whether R8 keeps the obfuscated method and its compiled line, which this reader does not. */
const keepsShortName = (trace: string, r8: readonly string[], own: readonly string[]): boolean =>
  trace.split('\n').some((line) => {
    const [, method, number] = /\.([^.(]+)\([^:]*:(\d+)\)$/.exec(line.trim()) ?? [];
    const isKept = (each: string): boolean =>
      method !== undefined && each.includes(`.${method}(`) && each.endsWith(`:${number})`);
    return r8.some(isKept) && !own.some(isKept);
  });

const compare = (trace: string, own: Retraced, r8: string): Kind => {
  const r8Lines = r8.split('\n');
  const expected = ordered(r8Lines);
  const found = ordered(linesOf(own));
  if (found.join('\n') === expected.join('\n')) return 'equal';
  const isOpen = own.ambiguous.length > 0;
  const isChoice = r8Lines.some((line) => line.includes('<OR> '));
  if (sorted(found) === sorted(expected)) {
    if (isChoice) return 'alternatives in another order';
    return isOpen || found.length < expected.length ? 'alternatives for a stack' : 'other order';
  }
  const among = new Set(found);
  if (holdsInOrder(found, expected) || (isChoice && expected.every((line) => among.has(line)))) return 'more';
  if (found.length > 0 && holdsInOrder(expected, found)) return 'fewer';
  if (keepsShortName(trace, expected, found)) return 'no compiled line';
  if (own.text === trace && !isOpen) return 'left as it is';
  return namesIn(found) === namesIn(expected) ? 'other line or file' : 'other name';
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { r8: { type: 'string' }, frames: { type: 'string', default: '1000' }, show: { type: 'string', default: '3' } },
});
const [folder] = positionals;
if (folder === undefined || values.r8 === undefined) throw new Error('Usage: npm run study -- retrace <folder> --r8 <r8.jar>');
const totals = noCounts();
const shown = noCounts();
for (const name of (await readdir(folder)).sort()) {
  const mapping = path.join(folder, name);
  const sample = sampleOf(await readFile(mapping, 'utf8'));
  const random = createRandom(1);
  const traces = Array.from({ length: Number(values.frames) }, () => traceOf(sample, random));
  const [expected, own] = [await byR8(values.r8, mapping, traces), await byProject(mapping, traces)];
  const counts = noCounts();
  for (const [index, trace] of traces.entries()) {
    const mine = own[index] ?? { text: '', ambiguous: [] };
    const kind = compare(trace, mine, expected[index] ?? '');
    counts[kind] += 1;
    totals[kind] += 1;
    if (kind === 'equal' || shown[kind]++ >= Number(values.show)) continue;
    console.log(`${kind}, ${name}\n${trace}\n  R8:\n${expected[index]?.trimEnd()}\n  here:\n${mine.text}`);
    for (const { alternatives } of mine.ambiguous) console.log(`  or:\n${alternatives.join('\n')}`);
  }
  console.log(
    `${name}: ${Object.entries(counts)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')}`,
  );
}
const all = Object.values(totals).reduce((sum, count) => sum + count, 0);
console.log(
  `\n${all} traces: ${Object.entries(totals)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')}.`,
);
const asIntended =
  totals.equal + totals['alternatives in another order'] + totals['no compiled line'] + totals['alternatives for a stack'];
process.exitCode = totals['other name'] + totals['other order'] > 0 || asIntended < 0.98 * all ? 1 : 0;
