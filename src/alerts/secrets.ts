/** Keys whose values are secret in any channel. */
const secretKey = /token|secret|passw|api.?key|authorization|signature/i;
const address = /^[a-z][a-z0-9+.-]*:\/\/\S+$/i;
/** Minimum length of a piece: shorter ones would match parts of ordinary words. */
const minPieceLength = 8;
const maxDepth = 20;

/**
 * Collects the secrets of notification targets: URLs (anyone who knows a webhook's URL can post to it), the parts of them that
 * could stand alone, and values of secret keys. The longest come first, so that a whole is replaced before its pieces.
 *
 * @param targets notifications of a rule, or as the service stores them
 */
export const secretsOf = (targets: readonly unknown[]): readonly string[] => {
  const found = new Set<string>();
  for (const target of targets) collect(target, '', found, 0);
  return [...found].toSorted((one, other) => other.length - one.length);
};

const collect = (value: unknown, key: string, found: Set<string>, depth: number): void => {
  if (depth > maxDepth) return;
  if (typeof value === 'string') {
    if (secretKey.test(key) && value.trim() !== '') found.add(value);
    if (address.test(value.trim())) for (const secret of secretsOfAddress(value.trim())) found.add(secret);
  } else if (Array.isArray(value)) for (const entry of value) collect(entry, key, found, depth + 1);
  else if (typeof value === 'object' && value !== null)
    for (const [name, entry] of Object.entries(value)) collect(entry, secretKey.test(key) ? key : name, found, depth + 1);
};

const secretsOfAddress = (text: string): readonly string[] => {
  const url = URL.parse(text);
  if (url === null) return [text];
  const behindHost = `${url.pathname}${url.search}`;
  const pieces = [
    behindHost,
    url.password,
    decoded(url.password),
    ...url.pathname.split('/').filter(isToken),
    ...url.searchParams.values(),
  ];
  return [text, url.href, ...pieces.filter((piece) => piece.length >= minPieceLength)];
};

/** Whether a path segment is not an ordinary word. */
const isToken = (segment: string): boolean =>
  segment.length >= 20 || (segment.length >= minPieceLength && /\d/.test(segment) && /[a-z]/i.test(segment));

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Describes where a target sends to, without its secrets. */
export const describeTarget = (target: unknown): string => {
  if (typeof target !== 'object' || target === null) return 'a target';
  const channel = 'channel' in target && typeof target.channel === 'string' ? target.channel : 'target';
  const config: unknown = 'config' in target ? target.config : undefined;
  const url: unknown = typeof config === 'object' && config !== null && 'url' in config ? config.url : undefined;
  const host = typeof url === 'string' ? URL.parse(url)?.host : undefined;
  const isDisabled = 'enabled' in target && target.enabled === false;
  return `${channel}${host ? ` ${host}` : ''}${isDisabled ? ' (disabled)' : ''}`;
};
