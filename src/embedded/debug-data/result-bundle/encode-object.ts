/** An object of a result bundle: a type, and either the text of a scalar, or fields, or the items of an array. */
export interface BundleNode {
  readonly type: string;
  readonly value?: string;
  readonly fields?: Readonly<Record<string, BundleNode | undefined>>;
  readonly items?: readonly BundleNode[];
}

export const string = (value: string): BundleNode => ({ type: 'String', value });
export const integer = (value: number): BundleNode => ({ type: 'Int', value: String(value) });
export const secondsNode = (durationMs: number): BundleNode => ({ type: 'Double', value: String(durationMs / 1_000) });
export const date = (atMs: number): BundleNode => ({ type: 'Date', value: new Date(atMs).toISOString().replace('Z', '+0000') });
export const object = (type: string, fields: NonNullable<BundleNode['fields']>): BundleNode => ({ type, fields });

/** Array of a result bundle. Undefined without items, since Xcode leaves out empty arrays. */
export const array = (items: readonly BundleNode[]): BundleNode | undefined =>
  items.length === 0 ? undefined : { type: 'Array', items };

export const reference = (id: string, targetType?: string): BundleNode =>
  object('Reference', {
    id: string(id),
    targetType: targetType === undefined ? undefined : object('TypeDefinition', { name: string(targetType) }),
  });

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

/** Encodes an object as Xcode writes it: fields are sorted by name, and lengths are bytes. */
export const encodeObject = (root: BundleNode): Buffer => {
  const known = new Set<string>();
  const pieces: string[] = [];
  const write = ({ type, value, fields = {}, items = [] }: BundleNode): void => {
    pieces.push('[', known.has(type) ? withLength('S', type) : `T${typeMetadata(type)}`);
    known.add(type);
    if (value !== undefined) pieces.push(withLength('K', '_v'), withLength('V', value));
    for (const name of Object.keys(fields).sort()) {
      const field = fields[name];
      if (field === undefined) continue;
      pieces.push(withLength('K', name));
      write(field);
    }
    for (const item of items) write(item);
    pieces.push(']');
  };
  write(root);
  return Buffer.from(pieces.join(''));
};
