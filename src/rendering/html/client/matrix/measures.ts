/** Sizes of the matrix in pixels; the style sheet takes them from here as custom properties. */
export interface Measures {
  /** Few devices have room for words, many only for signs. */
  readonly wide: boolean;
  readonly nameWidth: number;
  readonly columnWidth: number;
}

export const rowHeight = 28;
const mostWideColumns = 8;
const wideColumn = 124;
const narrowColumn = 30;
const leastName = 150;
const leastNameOfScreen = 120;
const mostNameOfMany = 420;

/** Names get what the columns leave, or a third where the columns have to scroll. */
export const measureColumns = (devices: number, available: number): Measures => {
  const wide = devices <= mostWideColumns && available - devices * wideColumn >= leastName;
  const columnWidth = wide ? wideColumn : narrowColumn;
  const left = available - devices * columnWidth;
  const third = Math.max(leastNameOfScreen, Math.round(available / 3));
  return { wide, columnWidth, nameWidth: left >= leastName ? left : Math.min(mostNameOfMany, third) };
};
