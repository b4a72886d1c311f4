import type { PlannedBuild } from '../../model/builds.ts';
import type { UnstartedReason } from '../../model/unstarted.ts';

/** Asked before each start. Once it has refused a build, it refuses all. */
export interface StartGate {
  /** Why this build is not to be started; undefined: it may be. Waits for the results of sessions that have ended, where they matter. */
  readonly refuses: (planned: PlannedBuild) => Promise<UnstartedReason | undefined>;
}

export const openGate: StartGate = { refuses: async () => undefined };

/** Refuses what any of them refuses; the first one that does says why. */
export const joinGates = (...gates: readonly StartGate[]): StartGate => {
  let refused: UnstartedReason | undefined;
  return {
    refuses: async (planned) => {
      for (const gate of gates) refused ??= await gate.refuses(planned);
      return refused;
    },
  };
};
