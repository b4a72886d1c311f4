type Present<Shape> = { [Key in keyof Shape as undefined extends Shape[Key] ? never : Key]: Shape[Key] } & {
  [Key in keyof Shape as undefined extends Shape[Key] ? Key : never]?: Exclude<Shape[Key], undefined>;
};

/** Removes keys whose value is undefined, so that spreading the record over another record replaces only known values. */
export const present = <Shape extends object>(record: Shape): Present<Shape> => {
  const kept: Record<string, unknown> = {};
  for (const key in record) if (record[key] !== undefined) kept[key] = record[key];
  return kept as Present<Shape>;
};
