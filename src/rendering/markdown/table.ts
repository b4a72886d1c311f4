/** A GitHub table. Header and cells are Markdown without bars and line ends, as the escaping functions give it. */
export const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A part that opens on a click. The blank lines make GitHub read Markdown inside; `summary` must be HTML. */
export const foldable = (summary: string, blocks: readonly string[], open = false): string =>
  [`<details${open ? ' open' : ''}><summary>${summary}</summary>`, ...blocks, '</details>'].join('\n\n');
