/** Formats the first items, and then a text that counts the other items. */
export const firstItems = <Item>(
  items: readonly Item[],
  limit: number,
  show: (item: Item, nth: number) => string,
  countMore: (more: number) => string,
): string[] => {
  const shown = items.slice(0, limit).map(show);
  return items.length > shown.length ? [...shown, countMore(items.length - shown.length)] : shown;
};
