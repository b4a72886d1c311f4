/** Lines of a source or of a compiled method, both ends included. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** Frames added by R8, to remove below an exception that they throw. */
export interface FrameRewrite {
  /** Obfuscated class names. The rewrite applies if the exception above is each of them. */
  readonly thrown: readonly string[];
  readonly removeInner: number;
}

/** One line of a class in a mapping file: the source lines of a method's compiled lines. */
export interface MappedLines {
  /** Lines of the obfuscated method; undefined means all lines. */
  readonly short: LineRange | undefined;
  /** Undefined means the class in which the line is listed. */
  readonly holder: string | undefined;
  readonly method: string;
  /** Signature with types and holder, which distinguishes overloads. */
  readonly signature: string;
  /** Undefined means the same lines as `short`. */
  readonly original: LineRange | undefined;
  /** Empty for nearly all methods. */
  readonly rewrites: readonly FrameRewrite[];
  /** Line of an outlined method by the line in this method that represents its call. */
  readonly callsite: ReadonlyMap<number, number> | undefined;
}

/**
 * Lines of methods that share an obfuscated name and one source signature. Lines of one range are one inlined stack, innermost
 * first.
 */
export interface MappedMethod {
  readonly lines: readonly MappedLines[];
  /** Whether the compiler generated the method, so that it has no source. */
  readonly isSynthesized: boolean;
  /** Whether several methods share this code. The caller's frame shows which of them it was. */
  readonly isOutline: boolean;
}

export interface MappedClass {
  readonly original: string;
  /** Methods by obfuscated name, one for each overload. */
  readonly methods: ReadonlyMap<string, readonly MappedMethod[]>;
}

export interface MappingHeader {
  readonly compiler?: string;
  /** `pg_map_id` in lower case. */
  readonly id?: string;
  /** `pg_map_hash`: SHA-256 of the mapping, in lower case. */
  readonly hash?: string;
  /** Version of the mapping format. */
  readonly version?: string;
}

/** The requested part of a mapping file. */
export interface Mapping {
  readonly header: MappingHeader;
  readonly classCount: number;
  /** Classes by obfuscated name. */
  readonly classes: ReadonlyMap<string, MappedClass>;
  /** Source files by original class name, for all classes whose file the mapping gives. */
  readonly sourceFiles: ReadonlyMap<string, string>;
}

/**
 * Whether an app and a mapping belong to the same build. One id may be a prefix of the other's hash. Undefined if the mapping
 * has no id.
 */
export const isSameBuild = (idOfApp: string, { id, hash }: MappingHeader): boolean | undefined => {
  const known = [id, hash].filter((each) => each !== undefined);
  return known.length === 0 ? undefined : known.some((each) => each.startsWith(idOfApp) || idOfApp.startsWith(each));
};
