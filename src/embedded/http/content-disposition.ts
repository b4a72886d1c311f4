export interface PartNames {
  readonly name: string;
  /** Absent for a plain field. */
  readonly fileName?: string;
}

const maxNameLength = 500;

/** Browsers write a quote as %22; others put a backslash before it. */
const unquote = (value: string): string => value.replaceAll(/\\(["\\])/g, '$1').replaceAll(/%22/g, '"');

const parameter = (header: string, name: string): string | undefined => {
  const match = new RegExp(`;[ \\t]*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^";\\s]+))`, 'i').exec(header);
  const value = match?.[1] ?? match?.[2];
  return value === undefined ? undefined : unquote(value).slice(0, maxNameLength);
};

const extendedFileName = (header: string): string | undefined => {
  const encoded = /;[ \t]*filename\*=UTF-8''([^;\s]+)/i.exec(header)?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded).slice(0, maxNameLength);
  } catch {
    return undefined;
  }
};

/** Reads the names out of a part's `Content-Disposition: form-data` (RFC 7578); undefined where it is anything else. */
export const readPartNames = (header: string): PartNames | undefined => {
  if (!/^form-data\b/i.test(header.trim())) return undefined;
  const name = parameter(header, 'name');
  if (name === undefined) return undefined;
  const fileName = extendedFileName(header) ?? parameter(header, 'filename');
  // A path in a file name is the sender's, and says nothing here.
  return fileName === undefined ? { name } : { name, fileName: fileName.split(/[\\/]/).at(-1) ?? '' };
};
