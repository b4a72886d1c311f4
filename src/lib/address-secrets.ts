const credentials = /\/\/[^/?#\s]*@/g;
const query = /(\bhttps?:\/\/[^\s?"']{0,2000})\?[^\s"']*/gi;

/** A text, without what may be secret in addresses in it: credentials, and the query, which may hold a token or a signature. */
export const withoutAddressSecrets = (text: string): string => text.replace(credentials, '//***@').replace(query, '$1?…');
