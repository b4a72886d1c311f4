/** Range of lines in a source file or in a compiled method. Includes both `from` and `to`. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** Rule that removes frames which R8 added to a trace. Applies to the frames below an exception. */
export interface FrameRewrite {
  /** Obfuscated class names. The rule applies only if the exception is an instance of each of these classes. */
  readonly thrown: readonly string[];
  readonly removeInner: number;
}

/** One method line of a mapping file. It maps compiled lines of a method to source lines. */
export interface MappedLines {
  /** Compiled lines. Undefined means all lines of the method. */
  readonly short: LineRange | undefined;
  /** Class that contains the method, if the mapping file lists the line under another class. */
  readonly holder: string | undefined;
  readonly method: string;
  /** Signature with types and class. It distinguishes overloads. */
  readonly signature: string;
  /** Source lines. Undefined means the same lines as `short`. */
  readonly original: LineRange | undefined;
  /** Rules that apply to frames with these lines. Empty for nearly all methods. */
  readonly rewrites: readonly FrameRewrite[];
  /** For a method that calls outlined code: maps a line of the outlined code to the line of the call in this method. */
  readonly callsite: ReadonlyMap<number, number> | undefined;
  /** Whether the compiler generated the method. Such a method has no source. */
  readonly isSynthesized: boolean;
  /** Whether several methods share this code (an outline). The frame of the caller shows which method called it. */
  readonly isOutline: boolean;
}

/** Method lines that share an obfuscated name and a source signature. */
export type MappedMethod = readonly MappedLines[];

/** Groups adjacent lines with the same range. Each group is one stack of inlined calls, innermost call first. */
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
  /** Methods by obfuscated name. A name has one method for each overload. */
  readonly methods: ReadonlyMap<string, readonly MappedMethod[]>;
}

export interface MappingHeader {
  /** `pg_map_id` of the file, in lower case. */
  readonly id?: string;
  /** `pg_map_hash` of the file: SHA-256 of the mapping, in lower case. */
  readonly hash?: string;
  /** Version of the mapping format. */
  readonly version?: string;
}

/** The part of a mapping file that is needed to restore the wanted names. */
export interface Mapping {
  readonly header: MappingHeader;
  readonly classCount: number;
  /** Classes by obfuscated name. */
  readonly classes: ReadonlyMap<string, MappedClass>;
  /** Source files by original class name. Contains only classes whose file the mapping states. */
  readonly sourceFiles: ReadonlyMap<string, string>;
}

/**
 * Whether an app and a mapping belong to one build: one of their ids begins with the other id. Undefined if the mapping has no
 * id.
 */
export const isSameBuild = (idOfApp: string, { id, hash }: MappingHeader): boolean | undefined => {
  const known = [id, hash].filter((each) => each !== undefined);
  return known.length === 0 ? undefined : known.some((each) => each.startsWith(idOfApp) || idOfApp.startsWith(each));
};
