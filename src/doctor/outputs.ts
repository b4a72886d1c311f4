export interface DoctorVerdict {
  readonly verdict: 'passed' | 'error';
  /** One sentence, on one line. */
  readonly reason: string;
}

/** Every output of `doctor`. */
export const doctorOutputs = ({ verdict, reason }: DoctorVerdict, simulated = false) => ({
  verdict: String(verdict),
  reason,
  simulated: String(simulated),
});
