import { type Environment, InputReader, secretInputs } from './reader.ts';

/** User name of the built-in cloud: a word of many messages, and no secret. */
const publicUsername = 'embedded';

/** Everything secret among the inputs of any action, for the runner to hide: as it is given, and as HTTP Basic carries it. */
export const secretsAmongInputs = (environment: Environment): readonly string[] => {
  const reader = new InputReader(environment);
  const credentials = secretsOfLogin(reader.text('username'), reader.text('access-key'));
  return [...new Set([...credentials, ...secretInputs.map((input) => reader.text(input))])].filter((secret) => secret !== '');
};

/** What is secret of a user name with its access key; either may be empty. */
export const secretsOfLogin = (username: string, accessKey: string): readonly string[] => [
  ...(username === '' || username === publicUsername ? [] : [username]),
  ...(accessKey === '' ? [] : [accessKey, Buffer.from(`${username}:${accessKey}`).toString('base64')]),
];
