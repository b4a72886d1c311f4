import type { JUnitLimits } from './limits.ts';
import { shorten } from './text-budget.ts';
import type { XmlAttributes } from './xml-reader.ts';

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
      const name = attributes.name;
      if (name !== undefined) set(name, attributes.value ?? text.trim());
      else for (const [key, value] of Object.entries(attributes)) set(key, value);
    },
    all: () => properties && Object.fromEntries(properties),
  };
};
