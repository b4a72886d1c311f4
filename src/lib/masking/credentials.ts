import type { KnownValue } from './finder.ts';

/** Minimum length of a credential that is masked in data. A shorter one would mask unrelated data. */
export const minCredentialLength = 8;
export const credentialValue = (value: string): KnownValue => ({ value, kind: 'credential', mask: '***' });

/** Credentials as they are masked in data. A user name that may be an ordinary word is left out. */
export const credentialValues = (username: string, accessKey: string): readonly KnownValue[] => {
  const isRare = username.length >= minCredentialLength && /\d/.test(username) && /\p{L}/u.test(username);
  const secrets = [`${username}:${accessKey}`, accessKey].filter(
    (secret) => secret.length >= minCredentialLength && accessKey !== '',
  );
  return [...secrets, ...(isRare ? [username] : [])].map(credentialValue);
};
