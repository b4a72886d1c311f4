const mask = '***';

/** Patterns of authorization headers, tokens of well-known services, and signed tokens. */
const shaped: readonly RegExp[] = [
  /\bauthorization["']?\s{0,3}[:=]\s{0,3}["']?(?:(?:bearer|basic|token)\s{1,3})?([^\s"',;]{4,2000})/gi,
  /\bbearer\s{1,3}([\w.~+/-]{16,2000})/gi,
  /\bbasic\s{1,3}([A-Za-z0-9+/]{16,2000}={0,2})/gi,
  /\b((?:gh[pousr]_|github_pat_|xox[abpr]-|sk_live_|AKIA)[\w-]{16,255})/g,
  /\b(eyJ[\w-]{4,2000}\.[\w-]{4,2000}(?:\.[\w-]{4,2000})?)/g,
];

const named =
  /\b(?:token|password|passwd|secret|api[-_]?key|access[-_]?key|cookie)["']?\s{0,3}[:=]\s{0,3}["']?([^\s"',;&]{6,2000})/gi;

const masked = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found: string, value: string) => found.slice(0, found.length - value.length) + mask);

/** Masks secrets by their form. Credentials of the service were already masked when the text was read. */
export const withoutSecrets = (text: string): string => shaped.reduce(masked, text);

/** Masks secrets in log lines, including the values of settings with names such as `token`. */
export const withoutNamedSecrets = (text: string): string => masked(withoutSecrets(text), named);
