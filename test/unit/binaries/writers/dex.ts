import { u16, u32 } from './words.ts';

/** Class in a DEX file. Names have dots. */
export interface ClassSpec {
  readonly name: string;
  readonly extends?: string;
  readonly implements?: readonly string[];
  /** Access flags, public (1) by default. */
  readonly flags?: number;
  readonly annotations?: readonly AnnotationSpec[];
  readonly methods?: readonly MethodSpec[];
}

export interface MethodSpec {
  readonly name: string;
  readonly flags?: number;
  /** Type descriptors. */
  readonly parameters?: readonly string[];
  readonly annotations?: readonly AnnotationSpec[];
}

export interface AnnotationSpec {
  readonly type: string;
  /** Class names in the field `value`: one class, or a list if `array` is set. */
  readonly classes?: readonly string[];
  readonly array?: boolean;
}

const descriptorOf = (name: string): string => `L${name.replaceAll('.', '/')};`;

/** Encodes each UTF-16 unit separately, as modified UTF-8 does. */
const mutf8 = (text: string): Buffer => {
  const bytes: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit !== 0 && unit < 0x80) bytes.push(unit);
    else if (unit < 0x800) bytes.push(0xc0 | (unit >> 6), 0x80 | (unit & 0x3f));
    else bytes.push(0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f));
  }
  return Buffer.from(bytes);
};

const uleb = (value: number): Buffer => {
  const bytes: number[] = [];
  let rest = value;
  do {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0));
    rest >>>= 7;
  } while (rest > 0);
  return Buffer.from(bytes);
};

const shortyOf = (parameters: readonly string[]): string =>
  `V${parameters.map((parameter) => (parameter.length > 1 ? 'L' : parameter)).join('')}`;

/** Writes a DEX file with names, inheritance and annotations, but without code. */
export const writeDex = (classes: readonly ClassSpec[], version = '040'): Buffer => {
  const annotations = classes.flatMap((spec) => [
    ...(spec.annotations ?? []),
    ...(spec.methods ?? []).flatMap((method) => method.annotations ?? []),
  ]);
  const parameters = classes.flatMap((spec) => (spec.methods ?? []).map((method) => method.parameters ?? []));
  const types = [
    ...new Set([
      'V',
      ...parameters.flat(),
      ...classes.flatMap((spec) => [spec.name, spec.extends ?? 'java.lang.Object', ...(spec.implements ?? [])].map(descriptorOf)),
      ...annotations.flatMap(({ type, classes: named = [] }) => [descriptorOf(type), ...named.map(descriptorOf)]),
    ]),
  ].sort();
  const strings = [
    ...new Set([
      'value',
      ...types,
      ...parameters.map(shortyOf),
      ...classes.flatMap((spec) => (spec.methods ?? []).map(({ name }) => name)),
    ]),
  ].sort();
  const typeIndex = (name: string): number => types.indexOf(descriptorOf(name));
  const protos = [...new Map(parameters.map((list) => [list.join(), list])).values()];
  const methods = classes
    .flatMap((spec) => (spec.methods ?? []).map((method) => ({ owner: spec.name, method })))
    .map(({ owner, method }) => ({
      owner: typeIndex(owner),
      name: strings.indexOf(method.name),
      proto: protos.findIndex((list) => list.join() === (method.parameters ?? []).join()),
      method,
    }))
    .sort((a, b) => a.owner - b.owner || a.name - b.name || a.proto - b.proto);

  const stringIdsAt = 0x70;
  const typeIdsAt = stringIdsAt + 4 * strings.length;
  const protoIdsAt = typeIdsAt + 4 * types.length;
  const methodIdsAt = protoIdsAt + 12 * protos.length;
  const classDefsAt = methodIdsAt + 8 * methods.length;
  const dataAt = classDefsAt + 32 * classes.length;

  const data: Buffer[] = [];
  let at = dataAt;
  const put = (bytes: Buffer, alignment = 4): number => {
    const filler = (alignment - (at % alignment)) % alignment;
    data.push(Buffer.alloc(filler), bytes);
    at += filler + bytes.length;
    return at - bytes.length;
  };

  const typeValue = (name: string): Buffer => {
    const index = typeIndex(name);
    return Buffer.concat([Buffer.from([0x18 | (1 << 5)]), u16(index)]);
  };
  const annotationAt = ({ type, classes: named, array }: AnnotationSpec): number => {
    const head = Buffer.concat([Buffer.from([1]), uleb(typeIndex(type))]);
    if (named === undefined) return put(Buffer.concat([head, uleb(0)]), 1);
    const values = named.map(typeValue);
    const value = array === true ? [Buffer.from([0x1c]), uleb(values.length), ...values] : values.slice(0, 1);
    return put(Buffer.concat([head, uleb(1), uleb(strings.indexOf('value')), ...value]), 1);
  };
  const setAt = (list: readonly AnnotationSpec[] | undefined): number => {
    if (list === undefined || list.length === 0) return 0;
    const items = list.toSorted((a, b) => typeIndex(a.type) - typeIndex(b.type)).map(annotationAt);
    return put(u32(items.length, ...items));
  };

  const classDefs = classes.map((spec) => {
    const own = methods.map((entry, index) => ({ ...entry, index })).filter(({ owner }) => owner === typeIndex(spec.name));
    const annotated = own.filter(({ method }) => (method.annotations ?? []).length > 0);
    const classSet = setAt(spec.annotations);
    const methodSets = annotated.map(({ index, method }) => [index, setAt(method.annotations)]);
    const directory =
      classSet === 0 && methodSets.length === 0 ? 0 : put(u32(classSet, 0, methodSets.length, 0, ...methodSets.flat()));
    let before = 0;
    const encoded = own.map(({ index, method }) => {
      const bytes = Buffer.concat([uleb(index - before), uleb(method.flags ?? 1), uleb(0)]);
      before = index;
      return bytes;
    });
    const classData = own.length === 0 ? 0 : put(Buffer.concat([uleb(0), uleb(0), uleb(0), uleb(own.length), ...encoded]), 1);
    const interfaces = spec.implements ?? [];
    const interfacesAt =
      interfaces.length === 0 ? 0 : put(Buffer.concat([u32(interfaces.length), u16(...interfaces.map(typeIndex))]));
    return u32(
      typeIndex(spec.name),
      spec.flags ?? 1,
      typeIndex(spec.extends ?? 'java.lang.Object'),
      interfacesAt,
      0xffff_ffff,
      directory,
      classData,
      0,
    );
  });
  const protoIds = protos.map((list) => {
    const typeList =
      list.length === 0 ? 0 : put(Buffer.concat([u32(list.length), u16(...list.map((type) => types.indexOf(type)))]));
    return u32(strings.indexOf(shortyOf(list)), types.indexOf('V'), typeList);
  });
  const stringIds = strings.map((text) => u32(put(Buffer.concat([uleb(text.length), mutf8(text), Buffer.from([0])]), 1)));

  const header = Buffer.concat([
    Buffer.from(`dex\n${version}\0`, 'latin1'),
    Buffer.alloc(24),
    u32(at, 0x70, 0x12345678, 0, 0, 0),
    u32(strings.length, stringIdsAt, types.length, typeIdsAt, protos.length, protoIdsAt, 0, 0),
    u32(methods.length, methodIdsAt, classes.length, classDefsAt, at - dataAt, dataAt),
  ]);
  return Buffer.concat([
    header,
    ...stringIds,
    ...types.map((type) => u32(strings.indexOf(type))),
    ...protoIds,
    ...methods.map(({ owner, proto, name }) => Buffer.concat([u16(owner, proto), u32(name)])),
    ...classDefs,
    ...data,
  ]);
};
