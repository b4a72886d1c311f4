/** One test method that looking into the suite found. */
export interface KnownTest {
  /** With package, and `$` before an inner class. */
  readonly className: string;
  readonly name: string;
  readonly ignored: boolean;
  /** Runs once for each set of values, under names of their own. */
  readonly parameterised: boolean;
  /** Asks for certain devices or versions; elsewhere no result comes for it. */
  readonly conditional: boolean;
}

/** What is known of a suite before it runs. */
export interface KnownSuite {
  readonly tests: readonly KnownTest[];
  /** Classes and files of which looking inside could not tell all tests. */
  readonly unknown: readonly { readonly part: string }[];
}

/**
 * The method behind a name in a report: `formats` for `formats[€ 1]`, `adds` for `adds()`, `adds(1, 2) [0]` and `[0] 1, 2 (adds)`.
 * Neither DEX files nor Swift allow brackets in the name of a method, so nothing is cut off by mistake.
 */
export const methodOf = (name: string): string => {
  const [start = ''] = name.split(/[[(]/, 1);
  return start.trim() || /\(([^()]+)\)$/.exec(name)?.[1] || name;
};

/** The class behind the name in a report; some runners add the values of a parameterised class to it. */
export const classOf = (className: string): string => className.split('[', 1)[0] || className;

/** Without package, module or target, as some answers of the service name a class (observed shapes 4.1, 4.2). */
export const simpleClass = (className: string): string =>
  className.slice(Math.max(className.lastIndexOf('.'), className.lastIndexOf('/')) + 1);

/** Inner classes stand behind a `$`. */
export const isInner = (className: string): boolean => className.includes('$');
