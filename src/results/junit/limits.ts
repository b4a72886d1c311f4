/** Bounds of one report. Past the first group the reading ends with `too-large` or `too-deep`; past the second, text is cut and says so. */
export interface JUnitLimits {
  readonly bytes: number;
  /** Elements inside each other. */
  readonly depth: number;
  readonly cases: number;
  readonly suites: number;
  /** One tag with its attributes, one text, CDATA section or comment: all of it is in memory until it ends, at worst with 35 bytes a character. */
  readonly pieceChars: number;
  readonly attributesPerElement: number;

  readonly nameChars: number;
  readonly messageChars: number;
  readonly traceChars: number;
  /** `system-out` and `system-err`, each. */
  readonly outputChars: number;
  /** Traces and outputs of all tests together; what comes later is cut to a few lines. */
  readonly keptChars: number;
  readonly failuresPerTest: number;
  readonly propertiesPerElement: number;
  readonly attachmentsPerTest: number;
}

const mebi = 1_048_576;

export const defaultJUnitLimits: JUnitLimits = {
  bytes: 512 * mebi,
  depth: 100,
  cases: 2_000_000,
  suites: 200_000,
  pieceChars: 16 * mebi,
  attributesPerElement: 100_000,
  nameChars: 2_000,
  messageChars: 8_000,
  traceChars: 32_000,
  outputChars: 16_000,
  keptChars: 64 * mebi,
  failuresPerTest: 50,
  propertiesPerElement: 200,
  attachmentsPerTest: 100,
};
