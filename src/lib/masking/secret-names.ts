import { isNamedValue, secretPatterns } from './patterns.ts';

/** `session_id` is none of them: the service names its own sessions so, and ids stay readable. */
const secretKey =
  /(?:^|[_.\s-]|(?<=[a-z0-9])(?=[A-Z]))(?:pass(?:word|wd|phrase|code)?|pwd|secrets?|token|jwt|signature|credentials?|(?:api|access|private|secret|account|encryption|session|auth|license)[_.\s-]?key|authorization|auth|cookie|jsessionid|phpsessid|sessid)$/i;
const apiKeyName = /(?:apikey|accesskey|privatekey|secretkey|authtoken|accesstoken|refreshtoken|idtoken|clientsecret)$/i;
/** Names that end like a secret and hold none, such as cursors of lists. */
const harmlessKey =
  /(?:page|next|prev(?:ious)?|continuation|sync|cancel(?:l?ation)?|max|min|total|count|num|stop|end|start|window|binder|activity|is|has|show|hide|reset|forgot|confirm|invalid|wrong|missing|use|no)[_.\s-]?(?:tokens?|auth|password|passcode|secret|key|cookie|signature)$/i;

/** Whether a name says that its value is a secret: the key of a setting, a header, a query parameter, an environment variable. */
export const isSecretName = (name: string): boolean =>
  name.length <= 200 && (secretKey.test(name) || apiKeyName.test(name)) && !harmlessKey.test(name);

/** Kind of the value that a secret name has. */
export const kindOfName = (name: string): string => {
  if (/cookie/i.test(name)) return 'cookie';
  if (/signature/i.test(name)) return 'signature';
  if (/key$/i.test(name)) return 'API key';
  return /pass|pwd|credential/i.test(name) ? 'password' : 'token';
};

/** Whether a value is plausible as the secret of a name: no placeholder, no number, no ordinary word. */
export const isSecretValue = (value: string): boolean => value.trim().length >= 4 && isNamedValue(value.trim());

/** Whether a setting is a secret by its name or its value, such as an environment variable. */
export const looksSecret = (name: string, value: string): boolean => {
  if (value === '') return false;
  if (isSecretName(name) || isRandomText(value) || value.startsWith('eyJ')) return true;
  if (secretPatterns.some(({ isPrefixed, anchors }) => isPrefixed && anchors.some((anchor) => value.startsWith(anchor))))
    return true;
  return secretPatterns.some(({ pattern, accepts }) =>
    [...value.matchAll(pattern)].some((match) => accepts?.(match.groups?.secret ?? '') ?? true),
  );
};

/** Whether a value without a telling name looks random, as keys do. */
const isRandomText = (value: string): boolean =>
  value.length > 20 &&
  /^[\w+/=-]+$/.test(value) &&
  /[a-z]/.test(value) &&
  /[A-Z]/.test(value) &&
  (value.match(/\d/g) ?? []).length >= 4;
