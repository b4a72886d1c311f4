import { percentDecoded } from '../../lib/addresses.ts';
import { memberOf } from '../../lib/is-record.ts';
import { isSecretName } from '../../lib/masking/secret-names.ts';

const address = /^[a-z][a-z0-9+.-]*:\/\/\S+$/i;
/** Minimum length of a part of a URL that counts as a secret. Shorter parts would match ordinary words. */
const minPieceLength = 8;
const maxDepth = 20;

/**
 * Collects the secrets: values of secret keys, URLs, and parts of URLs. The longest secret comes first, so that a URL is
 * replaced before its parts.
 *
 * @param targets notifications of a rule, or of a stored alert
 */
export const secretsOf = (targets: readonly unknown[]): readonly string[] => {
  const found = new Set<string>();
  for (const target of targets) collect(target, '', found, 0);
  return [...found].toSorted((one, other) => other.length - one.length);
};

const collect = (value: unknown, key: string, found: Set<string>, depth: number): void => {
  if (depth > maxDepth) return;
  if (typeof value === 'string') {
    if (isSecretName(key) && value.trim() !== '') found.add(value);
    if (address.test(value.trim())) for (const secret of secretsOfAddress(value.trim())) found.add(secret);
  } else if (Array.isArray(value)) for (const entry of value) collect(entry, key, found, depth + 1);
  else if (typeof value === 'object' && value !== null)
    for (const [name, entry] of Object.entries(value)) collect(entry, isSecretName(key) ? key : name, found, depth + 1);
};

const secretsOfAddress = (text: string): readonly string[] => {
  const url = URL.parse(text);
  if (url === null) return [text];
  const behindHost = `${url.pathname}${url.search}`;
  const pieces = [
    behindHost,
    url.password,
    percentDecoded(url.password),
    ...url.pathname.split('/').filter(isToken),
    ...url.searchParams.values(),
  ];
  return [text, url.href, ...pieces.filter((piece) => piece.length >= minPieceLength)];
};

/** Whether a path segment looks like a random token, not like an ordinary word. */
const isToken = (segment: string): boolean =>
  segment.length >= 20 || (segment.length >= minPieceLength && /\d/.test(segment) && /[a-z]/i.test(segment));

/** Describes a target by its channel and host, without its secrets. */
export const describeTarget = (target: unknown): string => {
  if (typeof target !== 'object' || target === null) return 'a target';
  const [channel, url] = [memberOf(target, 'channel'), memberOf(memberOf(target, 'config'), 'url')];
  const host = typeof url === 'string' ? URL.parse(url)?.host : undefined;
  const isDisabled = memberOf(target, 'enabled') === false;
  return `${typeof channel === 'string' ? channel : 'target'}${host ? ` ${host}` : ''}${isDisabled ? ' (disabled)' : ''}`;
};
