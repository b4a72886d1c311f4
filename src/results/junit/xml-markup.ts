/** What a `<` begins. */
export type Markup =
  | { readonly kind: 'comment' | 'instruction' | 'cdata'; readonly contentAt: number }
  | { readonly kind: 'start' | 'end'; readonly source: string; readonly endsAt: number }
  | { readonly kind: 'document-type'; readonly isHtml: boolean }
  | { readonly kind: 'unknown'; readonly source: string };

const openers = [
  ['comment', '<!--'],
  ['cdata', '<![CDATA['],
  ['instruction', '<?'],
] as const;

const doctype = '<!DOCTYPE';
/** Enough of a document type to see whether it is that of HTML. */
const doctypeChars = doctype.length + 16;

/**
 * Looks at the markup that begins at `at`, where there is a `<`.
 *
 * @param isLast no more text will come
 * @returns nothing where more text is needed to tell
 */
export const findMarkup = (buffer: string, at: number, isLast: boolean): Markup | undefined => {
  const sign = buffer[at + 1];
  if (sign === '!' || sign === '?') {
    for (const [kind, opener] of openers) if (buffer.startsWith(opener, at)) return { kind, contentAt: at + opener.length };
    return findDeclaration(buffer, at, isLast);
  }
  const isEnd = sign === '/';
  const end = isEnd ? buffer.indexOf('>', at) : endOfTag(buffer, at + 1);
  if (end === -1) return undefined;
  return { kind: isEnd ? 'end' : 'start', source: buffer.slice(at + (isEnd ? 2 : 1), end), endsAt: end + 1 };
};

const findDeclaration = (buffer: string, at: number, isLast: boolean): Markup | undefined => {
  const source = buffer.slice(at, at + doctypeChars);
  if (source.length < (isLast ? doctype.length : doctypeChars)) return undefined;
  if (!source.toUpperCase().startsWith(doctype)) return { kind: 'unknown', source };
  return { kind: 'document-type', isHtml: /^\s*html\b/i.test(source.slice(doctype.length)) };
};

/** A `>` inside quotes does not end a tag. */
const endOfTag = (buffer: string, from: number): number => {
  let at = from;
  while (at < buffer.length) {
    const sign = buffer[at];
    if (sign === '>') return at;
    if (sign === '"' || sign === "'") {
      at = buffer.indexOf(sign, at + 1);
      if (at === -1) return -1;
    }
    at += 1;
  }
  return -1;
};
