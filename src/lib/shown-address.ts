/** An http(s) address without what may be secret: credentials, and the query, which may hold a signature. */
export const shownAddress = (address: string): string => {
  const { origin, pathname, search } = new URL(address);
  return `${origin}${pathname}${search === '' ? '' : '?…'}`;
};
