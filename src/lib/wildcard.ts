/**
 * A pattern for many texts; `*` matches any characters, or none. The pieces between the stars are found one after the other, each as early
 * as possible: never exponential, which a translation to a regular expression could be.
 */
export const compileWildcard = (pattern: string): ((text: string) => boolean) => {
  const [first = '', ...others] = pattern.split('*');
  const last = others.pop();
  if (last === undefined) return (text) => text === pattern;
  const leastLength = pattern.replaceAll('*', '').length;
  return (text) => {
    if (text.length < leastLength || !text.startsWith(first) || !text.endsWith(last)) return false;
    const end = text.length - last.length;
    let at = first.length;
    return others.every((piece) => {
      const found = text.indexOf(piece, at);
      at = found + piece.length;
      return found !== -1 && at <= end;
    });
  };
};

/** The same for one text. */
export const matchesWildcard = (pattern: string, text: string): boolean => compileWildcard(pattern)(text);

/** `*` matches any characters within one segment, `**` any number of segments. */
export const matchesPath = (pattern: string, path: string): boolean => {
  const segments = pattern.split('/');
  const names = path.split('/');
  let at = 0;
  // Where the last `**` stands, and what it has matched so far.
  let star = -1;
  let resumeAt = 0;
  for (let index = 0; index < names.length; ) {
    const segment = segments[at];
    if (segment === '**') {
      star = at++;
      resumeAt = index;
    } else if (segment !== undefined && matchesWildcard(segment, names[index] ?? '')) {
      at++;
      index++;
    } else if (star >= 0) {
      at = star + 1;
      index = ++resumeAt;
    } else return false;
  }
  return segments.slice(at).every((segment) => segment === '**');
};
