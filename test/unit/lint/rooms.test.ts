import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** What each room of `src/` may import: the files of core/ and lib/, of other rooms only the door. A new room is closed until it has a row. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  main: ['action', 'lib'],
  action: ['report-page', 'migrate', 'service', 'binaries', 'stand-in', 'core', 'lib'],
  'report-page': ['core', 'lib'],
  migrate: ['core', 'lib'],
  service: ['core', 'lib'],
  binaries: ['core', 'lib'],
  'stand-in': ['binaries', 'lib'],
  core: ['lib'],
  lib: [],
};

/** Parts of a room, each of which imports only parts of earlier rows. `*` stands for the files beside the folders. */
const orders: Readonly<Record<string, readonly string[]>> = {
  core: ['model', 'frameworks', 'results', 'builds wording'],
  action: [
    'inputs markdown',
    'context.ts',
    'areas github',
    'alerts history',
    'run',
    'bisect collector doctor test-cases',
    'commands',
    'index.ts',
  ],
  'action/run': ['*', 'prepare', 'upload', 'start', 'watch', 'stored', 'retry', 'repeat', 'compare', 'judge', 'report'],
};

const openRooms = ['core', 'lib'];
const lateRooms = ['stand-in'];

const roomOf = (file: string): string => (file.includes('/') ? file.slice(0, file.indexOf('/')) : 'main');

const placeIn = (folder: string, file: string): string | undefined =>
  file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined;

const rankOf = (order: readonly string[], part: string): number =>
  order.findIndex((row) => row.split(' ').includes(part) || (row === '*' && part.endsWith('.ts')));

/** What is wrong with an import. Paths start below `src/`. */
const faultsOf = (from: string, to: string, isLate: boolean): readonly string[] => {
  const [own, other] = [roomOf(from), roomOf(to)];
  if (own !== other) {
    if (!rooms[own]?.includes(other)) return [`${from} -> ${to}: ${own} may not import ${other}`];
    if (!openRooms.includes(other) && to !== `${other}/index.ts`) return [`${from} -> ${to}: beside the door`];
    return lateRooms.includes(other) && !isLate ? [`${from} -> ${to}: only by import()`] : [];
  }
  return Object.entries(orders).flatMap(([folder, order]) => {
    const [part, imported] = [placeIn(folder, from), placeIn(folder, to)];
    if (part === undefined || imported === undefined || part === imported) return [];
    const [rank, importedRank] = [rankOf(order, part), rankOf(order, imported)];
    const areBeside = order[rank] === '*' && rank === importedRank;
    return areBeside || (importedRank !== -1 && rank > importedRank) ? [] : [`${from} -> ${to}: against the order of ${folder}`];
  });
};

/** Relative imports of a module, static (also of types, and re-exports) and late. */
const importsOf = (file: string): readonly (readonly [target: string, isLate: boolean])[] =>
  [...readFileSync(`src/${file}`, 'utf8').matchAll(/\b(from|import)\s*(\(?)\s*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)'/g)].map(
    ([, , late, target = '']) => [path.posix.join(path.posix.dirname(file), target), late === '('],
  );

it('each room of src/ imports only what it may, through doors', () => {
  const files = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/').slice('src/'.length));
  expect(files.length).toBeGreaterThan(400);
  expect(files.flatMap((from) => importsOf(from).flatMap(([to, isLate]) => faultsOf(from, to, isLate)))).toEqual([]);
});

it.each([
  ['a room that may not know the other', 'stand-in/server.ts', 'service/index.ts', false],
  ['the rules, a room with I/O', 'core/results/judge.ts', 'binaries/index.ts', false],
  ['an inner file beside the door', 'action/run/start/start.ts', 'service/transport.ts', false],
  ['a late import beside the door', 'action/commands/start-embedded.ts', 'stand-in/server.ts', true],
  ['the built-in cloud at every start', 'action/commands/start-embedded.ts', 'stand-in/index.ts', false],
  ['a later part of the rules', 'core/model/results.ts', 'core/results/judge.ts', false],
  ['a part beside it', 'core/builds/lineage.ts', 'core/wording/verdict.ts', false],
  ['a later step of a run', 'action/run/start/start.ts', 'action/run/judge/judge-run.ts', false],
  ['a step, from what all steps share', 'action/run/run-state.ts', 'action/run/watch/watch.ts', false],
  ['a feature that calls it', 'action/run/connect.ts', 'action/collector/join-jobs.ts', false],
  ['a room without a row', 'new-room/a.ts', 'lib/clock.ts', false],
  ['a folder without a place in its room', 'action/commands/run.ts', 'action/new-folder/a.ts', false],
])('refuses %s', (_what, from, to, isLate) => {
  expect(faultsOf(from, to, isLate)).toHaveLength(1);
});

it.each([
  ['the door of a room', 'action/run/start/start.ts', 'service/index.ts', false],
  ['any file of core/', 'action/run/start/start.ts', 'core/model/builds.ts', false],
  ['the built-in cloud, late', 'action/commands/start-embedded.ts', 'stand-in/index.ts', true],
  ['an earlier step', 'action/run/judge/judge-run.ts', 'action/run/watch/watch.ts', false],
  ['files beside each other', 'action/run/run-state.ts', 'action/run/run-deadline.ts', false],
])('accepts %s', (_what, from, to, isLate) => {
  expect(faultsOf(from, to, isLate)).toEqual([]);
});
