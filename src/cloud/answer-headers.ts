/** Headers as undici gives them, names in lower case. */
export type AnswerHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** The header's value; of several the first. */
export const headerOf = (headers: AnswerHeaders, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};
