/** The first line of every log, so that nobody takes it for a device's. */
export const simulatedLine = 'Simulated by the built-in cloud of Mobile Test Cloud: no device was involved.';
