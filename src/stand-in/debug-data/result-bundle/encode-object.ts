/** Value in a result bundle. Like Xcode, the encoder leaves out undefined values and empty arrays. */
export type BundleValue = string | number | Date | BundleNode | readonly BundleValue[] | undefined;

/** Object of a result bundle, with either a `value` or `fields`. */
export interface BundleNode {
  readonly type: string;
  /** Text of a simple value, such as a number. */
  readonly value?: string;
  readonly fields?: Readonly<Record<string, BundleValue>>;
}

export const secondsNode = (durationMs: number): BundleNode => ({ type: 'Double', value: String(durationMs / 1_000) });
export const object = (type: string, fields: NonNullable<BundleNode['fields']>): BundleNode => ({ type, fields });

export const reference = (id: string, targetType?: string): BundleNode =>
  object('Reference', { id, targetType: targetType === undefined ? undefined : object('TypeDefinition', { name: targetType }) });

const supertypes: Readonly<Record<string, string>> = {
  ActionTestPlanRunSummary: 'ActionAbstractTestSummary',
  ActionTestableSummary: 'ActionAbstractTestSummary',
  ActionTestSummaryIdentifiableObject: 'ActionAbstractTestSummary',
  ActionTestSummaryGroup: 'ActionTestSummaryIdentifiableObject',
  ActionTestMetadata: 'ActionTestSummaryIdentifiableObject',
  ActionTestSummary: 'ActionTestSummaryIdentifiableObject',
  TestFailureIssueSummary: 'IssueSummary',
};

const withLength = (sign: string, text: string): string => `${sign}${Buffer.byteLength(text)}:${text}`;

/** Describes a type and its supertypes. Xcode writes this text at the first use of a type in a file. */
const typeMetadata = (type: string): string => {
  const supertype = supertypes[type];
  const rest = supertype === undefined ? '' : `${withLength('K', '_s')}${typeMetadata(supertype)}`;
  return `[${withLength('K', '_n')}${withLength('V', type)}${rest}]`;
};

const isArray = (value: BundleValue): value is readonly BundleValue[] => Array.isArray(value);

const nodeOf = (value: NonNullable<BundleValue>): BundleNode & { readonly items?: readonly BundleValue[] } => {
  if (isArray(value)) return { type: 'Array', items: value };
  if (typeof value === 'string') return { type: 'String', value };
  if (typeof value === 'number') return { type: 'Int', value: String(value) };
  return value instanceof Date ? { type: 'Date', value: value.toISOString().replace('Z', '+0000') } : value;
};

/** Encodes an object as Xcode writes it, with sorted fields and with lengths in bytes. */
export const encodeObject = (root: BundleNode): Buffer => {
  const known = new Set<string>();
  const pieces: string[] = [];
  const write = (written: BundleValue, name?: string): void => {
    if (written === undefined || (isArray(written) && written.length === 0)) return;
    if (name !== undefined) pieces.push(withLength('K', name));
    const { type, value, fields = {}, items = [] } = nodeOf(written);
    pieces.push('[', known.has(type) ? withLength('S', type) : `T${typeMetadata(type)}`);
    known.add(type);
    if (value !== undefined) pieces.push(withLength('K', '_v'), withLength('V', value));
    for (const field of Object.keys(fields).sort()) write(fields[field], field);
    for (const item of items) write(item);
    pieces.push(']');
  };
  write(root);
  return Buffer.from(pieces.join(''));
};
