/**
 * Places where errors of HTTP and RPC clients name the host, most exact first: Java and OkHttp, Dart, Apple, Chromium, and finally
 * any address.
 */
const places = [
  /\bhost (?:lookup: )?["'“‘]([^"'”’\s]{1,253})["'”’]/i,
  /\bconnect to \/?([\w.-]{1,253})(?:\/[\d.:a-f]{1,45})?(?=[:\s,]|$)/i,
  /\bcleartext (?:HTTP )?(?:communication|traffic) to ([\w.-]{1,253}) not permitted/i,
  /\bhostname ([\w.-]{1,253}) not verified/i,
  /\bpinning failure![\s\S]{0,2000}Pinned certificates for ([\w.-]{1,253}):/,
  /\bUnknownHostException: ([\w-]{1,63}(?:\.[\w-]{1,63}){1,20})(?=[\s:]|$)/,
  /\baddress = ([\w.-]{1,253}), port = /,
  /\b(?:https?|wss?|grpc):\/\/(?:[^\s/@"'<>]{1,200}@)?([\w.-]{1,253})/i,
];

/** Message that begins with a host, as that of Java's UnknownHostException. */
const leadingHost = /^([\w-]{1,63}(?:\.[\w-]{1,63}){1,20})(?=: |$)/;

const maxRead = 4_000;

/**
 * Returns the host that a failed request went to, in lower case. Undefined if no text names one.
 *
 * @param messages messages of the exceptions, without their types
 * @param texts the whole failure
 */
export const hostIn = (messages: readonly string[], texts: readonly string[]): string | undefined => {
  const found = [
    ...places.flatMap((place) => [...messages, ...texts].map((text) => place.exec(text.slice(0, maxRead))?.[1])),
    ...messages.map((message) => leadingHost.exec(message)?.[1]),
  ].find((host) => host !== undefined);
  return found?.toLowerCase().replace(/\.$/, '');
};
