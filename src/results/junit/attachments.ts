const mark = /\[\[ATTACHMENT\|([^\]\r\n]{1,1000})\]\]/g;
const longestMark = 1_020;
const mostAttachments = 100;

export interface AttachmentFinder {
  readonly push: (piece: string) => void;
  readonly found: () => readonly string[];
}

/** Finds `[[ATTACHMENT|path]]` in an output that comes in pieces. The paths are as written: hostile until checked. */
export const createAttachmentFinder = (decode: (text: string) => string): AttachmentFinder => {
  const found: string[] = [];
  let rest = '';
  return {
    push: (piece) => {
      if (rest === '' && !piece.includes('[')) return;
      const text = rest + piece;
      for (const [, path = ''] of text.matchAll(mark))
        if (found.length < mostAttachments) found.push(decode(Buffer.from(path).toString()));
      rest = unfinished(text);
    },
    found: () => found,
  };
};

const unfinished = (text: string): string => {
  if (text.endsWith('[') && !text.endsWith('[[')) return '[';
  const start = text.lastIndexOf('[[');
  return start === -1 || text.includes(']]', start) || text.length - start > longestMark ? '' : text.slice(start);
};
