/** The identifiers that the services know a job by. */
export interface JobScope {
  readonly runBackendId: string;
  readonly jobBackendId: string;
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JSON Web Token of the form of `ACTIONS_RUNTIME_TOKEN`. Clients read its `scp` claim and check no signature. */
export const runtimeToken = ({ runBackendId, jobBackendId }: JobScope): string => {
  const claims = { scp: `Actions.GenericRead Actions.Results:${runBackendId}:${jobBackendId}`, iss: 'https://token.example' };
  return `${part({ typ: 'JWT', alg: 'none' })}.${part(claims)}.${Buffer.from('signature').toString('base64url')}`;
};
