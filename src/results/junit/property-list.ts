import type { JUnitLimits } from './limits.ts';
import { shorten } from './text-budget.ts';
import type { XmlAttributes } from './xml-attributes.ts';

export type Properties = Readonly<Record<string, string>>;

export interface PropertyList {
  readonly add: (attributes: XmlAttributes, text: string) => void;
  readonly all: () => Properties | undefined;
}

/**
 * Properties in all their forms: `name` with `value` or with text, and the service's `<property session_id="…">`, where every attribute
 * is a property (observed shapes 5.1).
 */
export const createPropertyList = (limits: JUnitLimits): PropertyList => {
  let properties: Map<string, string> | undefined;
  const set = (name: string, value: string): void => {
    properties ??= new Map();
    if (properties.size >= limits.propertiesPerElement && !properties.has(name)) return;
    properties.set(shorten(name, limits.nameChars), shorten(value, limits.messageChars));
  };
  return {
    add: (attributes, text) => {
      const name = attributes.get('name');
      if (name !== undefined) set(name, attributes.get('value') ?? text.trim());
      else for (const [key, value] of attributes) set(key, value);
    },
    all: () => properties && Object.fromEntries(properties),
  };
};

const repetitionNames = ['repetition', 'attempt', 'retry', 'rerun'] as const;

/** `Retry 2`, `First Run`, `attempt="1"`: which run of its test a case is. Later runs have larger numbers. */
export const repetitionOf = (attributes: XmlAttributes, properties: Properties | undefined): number | undefined => {
  for (const name of repetitionNames) {
    const text = attributes.get(name) ?? (properties && Object.hasOwn(properties, name) ? properties[name] : undefined);
    if (text === undefined) continue;
    const number = /\d{1,6}/.exec(text)?.[0];
    if (number !== undefined) return Number(number);
    if (/first|initial/i.test(text)) return 0;
  }
  return undefined;
};
