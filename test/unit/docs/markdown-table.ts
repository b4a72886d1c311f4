/** The cells of every table row of a Markdown text, head and separator rows left out. */
export const tableRows = (markdown: string): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  let inBody = false;
  for (const line of markdown.split(/\r?\n/)) {
    if (!line.startsWith('|')) inBody = false;
    else if (/^\|[\s:|-]+\|$/.test(line)) inBody = true;
    else if (inBody)
      rows.push(
        line
          .slice(1, -1)
          .split(/(?<!\\)\|/)
          .map((cell) => cell.trim()),
      );
  }
  return rows;
};
