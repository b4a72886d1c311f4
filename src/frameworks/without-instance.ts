/** The method behind a name with the values of a parametrized test: `adds` for `adds[1]` and `adds [count: 1]`. */
export const withoutInstance = (name: string): string => {
  const start = name.endsWith(']') ? name.indexOf('[') : -1;
  return start === -1 ? name : name.slice(0, start).trimEnd();
};
