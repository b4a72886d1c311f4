/** Whether a host name, as a URL has it, is this machine. Names that only a resolver could map to it are not. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
