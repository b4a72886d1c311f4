const maxLength = 2_000;

/**
 * Returns an https URL without credentials. Refuses http, because such a URL is of the built-in cloud, which ends with the job.
 */
export const webAddress = (text: string | undefined): string | undefined => {
  const url = text === undefined || text.length > maxLength ? null : URL.parse(text);
  if (url?.protocol !== 'https:') return undefined;
  url.username = '';
  url.password = '';
  return url.href;
};
