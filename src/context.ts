import type { CloudClient } from './cloud/client.ts';
import type { Clock } from './lib/clock.ts';
import type { Log } from './lib/log.ts';

/** What every stage may touch. */
export interface StageServices {
  readonly cloud: CloudClient;
  /** Address of the API, also of the built-in cloud. */
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly log: Log;
  /** Aborts when the workflow is cancelled. */
  readonly signal: AbortSignal;
  readonly random: () => number;
  /** Jobs that use the same account at the same time, this one included; absent where no other is known. */
  readonly jobs?: number;
  /** For files that live no longer than the step. */
  readonly tempDir: string;
  /** The built-in cloud is in this process: its builds take seconds, so `auto` asks more often. */
  readonly simulated: boolean;
  /** Kept for the post step, which runs even if this process is killed. */
  readonly saveState: (name: string, value: string) => void;
}

/** What the responses say of themselves. */
export interface SimulationCheck {
  /** Whether the built-in cloud has answered so far, in this process or at an address: no result is real. */
  readonly isSimulation: () => boolean;
}
