/** Node's switch that turns the check of certificates off, for every connection of the process. */
const switchName = 'NODE_TLS_REJECT_UNAUTHORIZED';

/** Takes the switch out of the environment, so that no client in this process obeys it. @returns whether it was set to turn checks off */
export const keepTlsVerified = (environment: Record<string, string | undefined>): boolean => {
  const turnedOff = environment[switchName] === '0';
  if (turnedOff) delete environment[switchName];
  return turnedOff;
};
