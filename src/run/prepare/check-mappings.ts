import path from 'node:path';
import { BinaryError } from '../../binaries/binary-error.ts';
import { readMapIds } from '../../binaries/dex/map-ids.ts';
import type { Finding } from '../../binaries/preflight/finding.ts';
import type { BinaryRef } from '../../inputs/binary-ref.ts';
import type { MappingFile } from '../../inputs/mapping.ts';
import { readFileBlocks } from '../../lib/regular-file.ts';
import { isSystemError } from '../../model/run-problem.ts';
import { isSameBuild, type Mapping } from '../../results/retrace/mapping.ts';
import { readMapping } from '../../results/retrace/read-mapping.ts';

interface CheckedMappings {
  /**
   * Mappings of another build, which would restore wrong names. Each finding stops the run, whatever the value of `preflight`.
   */
  readonly findings: readonly Finding[];
  /** Sentences about comparisons that were not possible. */
  readonly notices: readonly string[];
}

interface MappedInputs {
  readonly mapping?: readonly MappingFile[] | undefined;
  readonly app?: BinaryRef | undefined;
  readonly testSuite?: BinaryRef | undefined;
}

/** Compares the mapping files with the app and the test suite (a test suite may have a separate mapping). Sends nothing. */
export const checkMappings = async ({ mapping = [], app, testSuite }: MappedInputs): Promise<CheckedMappings> => {
  if (mapping.length === 0) return { findings: [], notices: [] };
  const read = await Promise.all(mapping.map(async (file) => ({ file, mapping: await readHead(file) })));
  const ids = { app: await idsOf(app), suite: await idsOf(testSuite) };
  // If one of two mappings matches the app, the other mapping belongs to the suite, even if that cannot be checked.
  const isAppMapped = read.some((each) => each.mapping !== undefined && isOneOf(ids.app, each.mapping));
  const checked = read.map((each) => check(each.file, each.mapping, ids, isAppMapped));
  return {
    findings: checked.filter((each) => typeof each === 'object'),
    notices: checked.filter((each) => typeof each === 'string'),
  };
};

/** Mapping ids in the app and in the test suite; absent if the file is missing or unreadable. */
interface KnownIds {
  readonly app: readonly string[] | undefined;
  readonly suite: readonly string[] | undefined;
}

/** @returns a finding, a notice, or undefined if the mapping certainly belongs to the app or its tests */
const check = (
  file: MappingFile,
  mapping: Mapping | undefined,
  { app, suite }: KnownIds,
  isAppMapped: boolean,
): Finding | string | undefined => {
  if (mapping === undefined || mapping.classCount === 0) return unreadable(file);
  const sure = 'make sure that it is of the same build.';
  const { id, hash } = mapping.header;
  if (id === undefined && hash === undefined) return `${file.name} has no id, so it was not compared with the app: ${sure}`;
  if (app === undefined) return `${file.name} was not compared with the app, which is no file of this job: ${sure}`;
  const ids = [...app, ...(suite ?? [])];
  if (ids.length === 0) return `${file.name} was not compared with the app, whose classes name no mapping: ${sure}`;
  if (isOneOf(ids, mapping)) return undefined;
  if (suite === undefined && isAppMapped)
    return `${file.name} does not belong to the app, so it is used for the test suite: ${sure}`;
  return mismatch(file, mapping, ids);
};

const isOneOf = (ids: readonly string[] | undefined, { header }: Mapping): boolean =>
  ids?.some((id) => isSameBuild(id, header) === true) === true;

/** @returns undefined if the reference is not a file of this job or not a readable APK; preflight reports the reason */
const idsOf = async (ref: BinaryRef | undefined): Promise<readonly string[] | undefined> => {
  if (ref?.kind !== 'file') return undefined;
  try {
    return await readMapIds(ref.path);
  } catch (error) {
    if (error instanceof BinaryError) return undefined;
    throw error;
  }
};

const readHead = async ({ path: file }: MappingFile): Promise<Mapping | undefined> => {
  try {
    return await readMapping(readFileBlocks(file), new Set());
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
};

const unreadable = ({ name }: MappingFile): Finding => ({
  severity: 'error',
  code: 'mapping-unreadable',
  input: 'mapping',
  found: `${path.basename(name)} names no class, so it is no mapping file of R8 or ProGuard`,
  remedy: 'Use the mapping.txt that the build of the app writes to build/outputs/mapping/.',
  always: true,
});

const shownChars = 12;

const mismatch = ({ name }: MappingFile, { header }: Mapping, ids: readonly string[]): Finding => ({
  severity: 'error',
  code: 'mapping-mismatch',
  input: 'mapping',
  found: `${name} belongs to another build: its id is ${(header.id ?? header.hash ?? '').slice(0, shownChars)}, that of the app is ${ids.map((id) => id.slice(0, shownChars)).join(' or ')}`,
  remedy: 'Use the mapping file of the same build: another one restores wrong names and lines.',
  always: true,
});
