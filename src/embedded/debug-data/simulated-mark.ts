/** The first line of every log, which marks it as simulated. */
export const simulatedLine = 'Simulated by the built-in cloud of Mobile Test Cloud: no device was involved.';
