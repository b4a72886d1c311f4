/**
 * Something for each test, by class and name; made where a name is met first.
 *
 * Two steps, since joining millions of names costs more than looking twice.
 */
export const createNameTable = <Value>(
  make: (className: string, name: string) => Value,
): ((className: string, name: string) => Value) => {
  const byClass = new Map<string, Map<string, Value>>();
  return (className, name) => {
    let byName = byClass.get(className);
    if (byName === undefined) {
      byName = new Map();
      byClass.set(className, byName);
    }
    const known = byName.get(name);
    if (known !== undefined) return known;
    const value = make(className, name);
    byName.set(name, value);
    return value;
  };
};
