/** How much a cell says: a sign; a sign and a few words; or the failure as well. */
export type CellWidth = 'narrow' | 'wide' | 'whole';

/** Sizes of the matrix in pixels; the style sheet takes them from here as custom properties. */
export interface Measures {
  /** Few devices have room for words, many only for signs. */
  readonly width: CellWidth;
  readonly nameWidth: number;
  readonly columnWidth: number;
  /** Of the names of devices, which stand upright where columns are narrow. */
  readonly headHeight: number;
}

export const rowHeight = 28;
const mostWideColumns = 8;
const wideColumn = { least: 96, most: 176 };
const leastNameOfWide = 230;
const goodName = 480;
/** What the only device gets of the width. */
const wholeShare = 0.55;
const narrowColumn = 30;
const characterWidth = 7;
const headPadding = 24;
const leastHead = 64;
const mostHead = 200;
const leastName = 150;
const leastNameOfScreen = 120;
const mostNameOfMany = 420;

/**
 * Names get what the columns leave, or a third where the columns have to scroll.
 *
 * @param available width for all columns
 * @param longestName of the devices, in characters
 */
export const measureColumns = (devices: number, available: number, longestName: number): Measures => {
  const headHeight = Math.min(mostHead, Math.max(leastHead, longestName * characterWidth + headPadding));
  if (devices === 1) {
    const columnWidth = Math.round(available * wholeShare);
    return { width: 'whole', columnWidth, headHeight, nameWidth: available - columnWidth };
  }
  const wide = devices <= mostWideColumns && available - devices * wideColumn.least >= leastNameOfWide;
  const roomy = Math.min(wideColumn.most, Math.max(wideColumn.least, Math.floor((available - goodName) / Math.max(1, devices))));
  const columnWidth = wide ? roomy : narrowColumn;
  const left = available - devices * columnWidth;
  const third = Math.max(leastNameOfScreen, Math.round(available / 3));
  const nameWidth = left >= leastName ? left : Math.min(mostNameOfMany, third);
  return { width: wide ? 'wide' : 'narrow', columnWidth, headHeight, nameWidth };
};
