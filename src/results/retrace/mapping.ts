/** Lines of a source or of a compiled method, both ends included. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** Frames that R8 itself added, to be left out below an exception that it lets them throw. */
export interface FrameRewrite {
  /** Classes as they are in the app; the rewrite applies where the exception above is each of them. */
  readonly thrown: readonly string[];
  readonly removeInner: number;
}

/** One line of a class in a mapping file: what the compiled lines of a method were in the source. */
export interface MappedLines {
  /** Lines of the app's method; absent: all of them. */
  readonly short: LineRange | undefined;
  /** Absent: the class in which the line is listed. */
  readonly holder: string | undefined;
  readonly method: string;
  /** With types and holder: tells overloads apart. */
  readonly signature: string;
  /** Absent: the same as `short`. */
  readonly original: LineRange | undefined;
  /** Empty for nearly all. */
  readonly rewrites: readonly FrameRewrite[];
  /** Lines of an outlined method, by the line in this method that stands for its call. */
  readonly callsite: ReadonlyMap<number, number> | undefined;
}

/** The lines of methods that share a name in the app and one signature in the source. Lines of one range are one inlined stack, innermost first. */
export interface MappedMethod {
  readonly lines: readonly MappedLines[];
  /** The compiler made it: no source has it. */
  readonly isSynthesized: boolean;
  /** Code that several methods share; its caller's frame says which of them it was. */
  readonly isOutline: boolean;
}

export interface MappedClass {
  readonly original: string;
  /** By the name in the app: one for each overload. */
  readonly methods: ReadonlyMap<string, readonly MappedMethod[]>;
}

/** What the comments at the top of a mapping file say. */
export interface MappingHeader {
  readonly compiler?: string;
  /** `pg_map_id`, in lower case. */
  readonly id?: string;
  /** `pg_map_hash`: SHA-256 of the mapping, in lower case. */
  readonly hash?: string;
  /** Of the format. */
  readonly version?: string;
}

/** The part of a mapping file that was asked for. */
export interface Mapping {
  readonly header: MappingHeader;
  /** How many classes the file lists. */
  readonly classCount: number;
  /** By the name in the app. */
  readonly classes: ReadonlyMap<string, MappedClass>;
  /** Files by the original name of their class, of all classes for which the file names one. */
  readonly sourceFiles: ReadonlyMap<string, string>;
}

/**
 * Whether an app and a mapping are of one build. An id may be the start of the hash that the other one is.
 *
 * @returns undefined where the mapping has no id
 */
export const isSameBuild = (idOfApp: string, { id, hash }: MappingHeader): boolean | undefined => {
  const known = [id, hash].filter((each) => each !== undefined);
  return known.length === 0 ? undefined : known.some((each) => each.startsWith(idOfApp) || idOfApp.startsWith(each));
};
