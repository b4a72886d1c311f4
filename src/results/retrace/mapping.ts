/** Includes both `from` and `to`. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** Removes frames that R8 added below an exception. */
export interface FrameRewrite {
  /** Obfuscated names. The exception must be an instance of each of these classes. */
  readonly thrown: readonly string[];
  readonly removeInner: number;
}

/** Maps compiled lines of a method to source lines. */
export interface MappedLines {
  /** Compiled lines; undefined for all lines of the method. */
  readonly short: LineRange | undefined;
  /** Class of the method, if the file lists it under another class. */
  readonly holder: string | undefined;
  readonly method: string;
  /** Types and class, which distinguish overloads. */
  readonly signature: string;
  /** Source lines; undefined if equal to `short`. */
  readonly original: LineRange | undefined;
  readonly rewrites: readonly FrameRewrite[];
  /** Line of the call in this method, by line of the outlined code that it calls. */
  readonly callsite: ReadonlyMap<number, number> | undefined;
  /** Whether the compiler generated the method, which has no source. */
  readonly isSynthesized: boolean;
  /** Whether several methods share this code. The frame of the caller shows which method called it. */
  readonly isOutline: boolean;
}

/** Lines with the same obfuscated name and source signature. */
export type MappedMethod = readonly MappedLines[];

/** Each group of adjacent lines with one range is a stack of inlined calls, innermost first. */
export const stacksOf = (lines: readonly MappedLines[]): MappedLines[][] => {
  const stacks: MappedLines[][] = [];
  for (const line of lines) {
    const before = stacks.at(-1)?.[0]?.short;
    if (before !== undefined && isSameRange(before, line.short)) stacks.at(-1)?.push(line);
    else stacks.push([line]);
  }
  return stacks;
};

export const isSameRange = (one: LineRange | undefined, other: LineRange | undefined): boolean =>
  one?.from === other?.from && one?.to === other?.to;

export interface MappedClass {
  readonly original: string;
  /** By obfuscated name. A name has one method for each overload. */
  readonly methods: ReadonlyMap<string, readonly MappedMethod[]>;
}

export interface MappingHeader {
  /** `pg_map_id`, in lower case. */
  readonly id?: string;
  /** `pg_map_hash`: SHA-256 of the mapping, in lower case. */
  readonly hash?: string;
  readonly version?: string;
}

/** Part of a mapping file that restores the wanted names. */
export interface Mapping {
  readonly header: MappingHeader;
  readonly classCount: number;
  /** By obfuscated name. */
  readonly classes: ReadonlyMap<string, MappedClass>;
  /** By original class name, where the mapping states the file. */
  readonly sourceFiles: ReadonlyMap<string, string>;
}

/** Whether one id begins with the other. Undefined if the mapping has no id. */
export const isSameBuild = (idOfApp: string, { id, hash }: MappingHeader): boolean | undefined => {
  const known = [id, hash].filter((each) => each !== undefined);
  return known.length === 0 ? undefined : known.some((each) => each.startsWith(idOfApp) || idOfApp.startsWith(each));
};
