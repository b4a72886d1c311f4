const maxLength = 2_000;

/**
 * Accepts the address of a page of the service that readers can open: https, without credentials. Plain http is the built-in
 * cloud on the machine that ran the job and may have ended.
 */
export const webAddress = (text: string | undefined): string | undefined => {
  const url = text === undefined || text.length > maxLength ? null : URL.parse(text);
  if (url?.protocol !== 'https:') return undefined;
  url.username = '';
  url.password = '';
  return url.href;
};
