/** Whether a class belongs to a test library, whose runner builders generate no tests. */
export const isLibraryBuilder = (descriptor: string): boolean =>
  /^L(?:androidx\/test|android\/support\/test|org\/junit|de\/mannodermaus)\//.test(descriptor);

/**
 * Returns a clause that explains why runner builders may find tests that are not in the class files; otherwise undefined.
 *
 * @param names class names separated by commas, as in the argument `runnerBuilder` of the test runner
 */
export const whatBuildersHide = (names: string): string | undefined => {
  const own = names.split(',').find((name) => name.trim() !== '' && !isLibraryBuilder(descriptorOf(name.trim())));
  return own && `the runner builder ${own.trim()} may find tests that are not in the class files`;
};

/** Descriptor of a class in DEX files: `Lorg/junit/Test;` of `org.junit.Test`. */
export const descriptorOf = (className: string): string => `L${className.replaceAll('.', '/')};`;
