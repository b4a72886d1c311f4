/**
 * The method behind a name in a report: `formats` for `formats[€ 1]`, `adds` for `adds()`, `adds(1, 2) [0]` and `[0] 1, 2 (adds)`.
 * Neither DEX files nor Swift allow brackets in the name of a method, so nothing is cut off by mistake.
 */
export const methodOf = (name: string): string => {
  const [start = ''] = name.split(/[[(]/, 1);
  return start.trim() || /\(([^()]+)\)$/.exec(name)?.[1] || name;
};

/** The class behind the name in a report; some runners add the values of a parameterized class to it. */
export const classOf = (className: string): string => className.split('[', 1)[0] || className;

/** Without package, module or target, as some responses of the service name a class. */
export const simpleClass = (className: string): string =>
  className.slice(Math.max(className.lastIndexOf('.'), className.lastIndexOf('/')) + 1);

/** Inner classes stand behind a `$`. */
export const isInner = (className: string): boolean => className.includes('$');

/** The classes through which a class runs, outermost first: those around it, and itself. */
export const enclosing = (className: string): readonly string[] => {
  const parts = className.split('$');
  return parts.map((_, nth) => parts.slice(0, nth + 1).join('$'));
};

/** Whether an unknown part of a suite is a file; all others are classes. */
export const isFilePart = (part: string): boolean => /^classes\d*\.dex$|\.xctest$/.test(part);
