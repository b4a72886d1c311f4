import { InvalidPathError } from './errors.ts';

/** Where a request goes: `path` as it is sent, `template` as it is shown in messages and documentation. */
export interface Path {
  readonly path: string;
  readonly template: string;
}

/** A fixed word, a path built before, or one named variable such as `{ buildId }`. */
type Segment = string | Path | Readonly<Record<string, string>>;

const maxSegmentLength = 1_024;

/**
 * Builds a path whose variables cannot leave their segment.
 *
 * `` path`/app-automate/${framework}/builds/${{ buildId }}` `` is sent percent-encoded, and its template reads
 * `/app-automate/espresso/builds/<buildId>`.
 *
 * @throws {InvalidPathError} for a variable that is empty, `.`, `..`, too long or not valid Unicode.
 */
export const path = (strings: TemplateStringsArray, ...segments: readonly Segment[]): Path => {
  let sent = strings[0] ?? '';
  let template = sent;
  for (const [index, segment] of segments.entries()) {
    const part = renderSegment(segment);
    const literal = strings[index + 1] ?? '';
    sent += part.path + literal;
    template += part.template + literal;
  }
  return { path: sent, template };
};

/** Adds the parameters that have a value; the template stays without them. */
export const withQuery = (target: Path, parameters: Readonly<Record<string, string | number | undefined>>): Path => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? target : { path: `${target.path}?${query.toString()}`, template: target.template };
};

const renderSegment = (segment: Segment): Path => {
  if (typeof segment === 'string') {
    const word = encodeSegment('path word', segment);
    return { path: word, template: word };
  }
  if (isPath(segment)) return segment;
  const [name = 'variable', value = ''] = Object.entries(segment)[0] ?? [];
  return { path: encodeSegment(name, value), template: `<${name}>` };
};

const isPath = (segment: Path | Readonly<Record<string, string>>): segment is Path => Object.hasOwn(segment, 'template');

const encodeSegment = (name: string, value: string): string => {
  if (value === '') throw new InvalidPathError(name, 'is empty');
  if (value === '.' || value === '..') throw new InvalidPathError(name, `is "${value}", which names another place`);
  if (value.length > maxSegmentLength) throw new InvalidPathError(name, `is longer than ${maxSegmentLength} characters`);
  if (!value.isWellFormed()) throw new InvalidPathError(name, 'is not valid Unicode');
  return encodeURIComponent(value);
};
