/** What a run is expected to cost, by the durations of earlier runs. */
export interface Prediction {
  /** Sum of the session durations. */
  readonly deviceMs: number;
  /** From the first session's start to the last one's end; waiting for devices that others use is not in it. */
  readonly durationMs: number;
  /** So many sessions run at the same time in it, since the free slots are unknown; absent where they are known, or matter to none. */
  readonly atOnce?: number;
  /** Earlier runs that it rests on; at least 1. */
  readonly runs: number;
}
