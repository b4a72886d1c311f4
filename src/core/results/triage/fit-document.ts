import { capitalized } from '../../../lib/capitalized.ts';
import { utf8Bytes } from '../../../lib/escape/cut.ts';
import type { ListedDevices, TriageDocument, TriageEntry, TriageEvidence } from './triage-document.ts';

const maxBytes = 256 * 1024;

/** Counts the items above the limit and the items omitted earlier. Returns undefined for 0. */
export const countMore = (count: number, limit: number, omitted = 0): number | undefined =>
  omitted + Math.max(0, count - limit) || undefined;

/** Parts that are omitted in this order while the document is too large. */
const shorter: readonly { readonly what: string; readonly of: (entry: TriageEntry) => TriageEntry }[] = [
  {
    what: 'elements of screens after the first 10',
    of: (entry) => ({ ...entry, screen: entry.screen && withFewElements(entry.screen) }),
  },
  { what: 'lines of logs after the first 5', of: (entry) => ({ ...entry, evidence: entry.evidence.map(withFewLines) }) },
  {
    what: 'tests and devices after the first 5',
    of: (entry) => ({
      ...withFewDevices(entry),
      tests: entry.tests.slice(0, 5).map(withFewDevices),
      moreTests: countMore(entry.tests.length, 5, entry.moreTests),
    }),
  },
  { what: 'screens', of: ({ screen: _screen, ...entry }) => entry },
  { what: 'evidence', of: (entry) => ({ ...entry, evidence: [] }) },
];

const withFewElements = ({ elements, more, ...screen }: NonNullable<TriageEntry['screen']>): TriageEntry['screen'] => ({
  ...screen,
  elements: elements.slice(0, 10),
  more: countMore(elements.length, 10, more) ?? 0,
});

const withFewDevices = <Listed extends ListedDevices>(listed: Listed): Listed => ({
  ...listed,
  devices: listed.devices.slice(0, 5),
  moreDevices: countMore(listed.devices.length, 5, listed.moreDevices),
});

const withFewLines = (evidence: TriageEvidence): TriageEvidence =>
  evidence.kind === 'log' || evidence.kind === 'crash' ? { ...evidence, lines: evidence.lines.slice(0, 5) } : evidence;

/** Shortens a document to at most 256 KB, and says in `cut` what was left out. */
export const fitted = (document: TriageDocument): TriageDocument => {
  let fitting = document;
  for (const { what, of } of shorter) {
    if (utf8Bytes(triageJson(fitting)) <= maxBytes) return fitting;
    const entries = fitting.entries.map(of);
    fitting = { ...fitting, entries, cut: [...fitting.cut, `${capitalized(what)}.`] };
  }
  while (utf8Bytes(triageJson(fitting)) > maxBytes && fitting.entries.length > 0) {
    const kept = Math.floor(fitting.entries.length * 0.8);
    const others = fitting.cut.filter((sentence) => !sentence.includes('causes after the first'));
    fitting = {
      ...fitting,
      entries: fitting.entries.slice(0, kept),
      cut: [...others, `All causes after the first ${kept}.`],
    };
  }
  return fitting;
};

export const triageJson = (document: TriageDocument): string => `${JSON.stringify(document, undefined, 2)}\n`;
