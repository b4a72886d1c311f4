const maxLength = 2_000;

/**
 * Accepts a URL of the service that readers can open: https, returned without credentials. A plain http URL belongs to the
 * built-in cloud, which ends with the job.
 */
export const webAddress = (text: string | undefined): string | undefined => {
  const url = text === undefined || text.length > maxLength ? null : URL.parse(text);
  if (url?.protocol !== 'https:') return undefined;
  url.username = '';
  url.password = '';
  return url.href;
};
