import { badness, type Outcome, outcomes } from '../../model/outcome.ts';

/** Tests × devices in one byte each, since a run may have millions of results. */
interface OutcomeGrid {
  read(test: number, device: number): Outcome;
  /** Keeps the worse of what is there and the new one. */
  worsen(test: number, device: number, outcome: Outcome): void;
}

export const createOutcomeGrid = (devices: number): OutcomeGrid => {
  let cells = new Uint8Array(1_024 * Math.max(1, devices));
  return {
    read: (test, device) => outcomes[cells[test * devices + device] ?? 0] ?? 'no result',
    worsen: (test, device, outcome) => {
      const at = test * devices + device;
      if (at >= cells.length) {
        const larger = new Uint8Array(Math.max(at + devices, cells.length * 2));
        larger.set(cells);
        cells = larger;
      }
      cells[at] = Math.max(cells[at] ?? 0, badness(outcome));
    },
  };
};
