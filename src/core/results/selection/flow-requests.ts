import { posix } from 'node:path';
import type { TestFilter } from '../../frameworks/definition.ts';
import type { KnownSuite, KnownTest } from '../../model/run-plan.ts';

type Limit = Pick<TestFilter, 'mostBytes'>;

/** Whether the service accepts a request with these entries. */
export const fitsRequest = (entries: readonly string[], { mostBytes = Number.POSITIVE_INFINITY }: Limit): boolean =>
  Buffer.byteLength(JSON.stringify(entries)) <= mostBytes;

/** Entry of `execute` that selects a flow, or all flows of a folder. */
interface FlowEntry {
  readonly entry: string;
  readonly files: readonly string[];
}

/** Names flows by their files or, if these entries are too long for a request, by the folders whose flows are all selected. */
const nameFlows = (files: readonly string[], suite: KnownSuite, limit: Limit): readonly FlowEntry[] =>
  fitsRequest(files, limit) ? files.map((file) => ({ entry: file, files: [file] })) : foldFolders(files, suite);

const foldFolders = (
  files: readonly string[],
  { tests, onRequest = [], sequence = [], groups }: KnownSuite,
): readonly FlowEntry[] => {
  const known = [...tests, ...onRequest];
  // The order of flows is lost in a folder, so flows with an order are always named.
  const ordered = new Set(known.flatMap(({ className, file }) => (sequence.includes(className) ? (file ?? []) : [])));
  const inFolder = Map.groupBy(new Set(known.flatMap(({ file }) => file ?? [])), (file) => posix.dirname(file));
  const chosen = new Set(files);
  const folders = new Map(
    (groups?.folders ?? []).flatMap((folder) => {
      const own = inFolder.get(folder) ?? [];
      const isWhole = own.length > 1 && own.every((file) => chosen.has(file) && !ordered.has(file));
      return isWhole ? [[folder, own] as const] : [];
    }),
  );
  const named = new Map<string, FlowEntry>();
  for (const file of files) {
    const folder = posix.dirname(file);
    const own = folders.get(folder);
    const entry = own === undefined ? file : folder;
    named.set(entry, { entry, files: own ?? [file] });
  }
  return [...named.values()];
};

/** Entries of a request that selects exactly these flows. Undefined if every such request is too long. */
export const nameFlowsTogether = (files: readonly string[], suite: KnownSuite, limit: Limit): readonly string[] | undefined => {
  const entries = nameFlows(files, suite, limit).map(({ entry }) => entry);
  return fitsRequest(entries, limit) ? entries : undefined;
};

/** Tag whose flows are exactly the given flows. Undefined if there is none, or if the service might find other flows with it. */
export const tagOfFlows = (flows: readonly KnownTest[], { tests, onRequest = [], groups }: KnownSuite): string | undefined => {
  if (groups?.byTag !== true) return undefined;
  const chosen = new Set(flows.map(({ file }) => file));
  const byDefault = new Set(tests.map(({ file }) => file));
  const [first] = flows;
  return first?.tags?.find((tag) => {
    const tagged = [...tests, ...onRequest].filter(({ tags = [] }) => tags.includes(tag));
    return tagged.length === chosen.size && tagged.every(({ file }) => chosen.has(file) && byDefault.has(file));
  });
};

/**
 * Divides flows into the fewest consecutive groups of which one request each can name all flows. The order of the flows stays.
 *
 * @returns groups with the entries of their request
 */
export const packFlows = (
  files: readonly string[],
  suite: KnownSuite,
  limit: Limit,
): readonly { readonly entries: readonly string[]; readonly files: readonly string[] }[] => {
  const groups: { readonly entries: string[]; readonly files: string[] }[] = [];
  for (const { entry, files: own } of nameFlows(files, suite, limit)) {
    const last = groups.at(-1);
    if (last !== undefined && fitsRequest([...last.entries, entry], limit)) {
      last.entries.push(entry);
      last.files.push(...own);
    } else groups.push({ entries: [entry], files: [...own] });
  }
  return groups;
};
