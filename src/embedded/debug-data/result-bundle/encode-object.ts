/** Value in a result bundle. Undefined values and empty arrays are left out, as Xcode does. */
export type BundleValue = string | number | Date | BundleNode | readonly BundleValue[] | undefined;

/** Object of a result bundle. A number that is not whole has its text in `value`. Any other object has `fields`. */
export interface BundleNode {
  readonly type: string;
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

/** Name of a type and its supertypes. Xcode writes this text where a type is first used in a file. */
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

/** Encodes an object as Xcode writes it: fields are sorted by name, and lengths are bytes. */
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
