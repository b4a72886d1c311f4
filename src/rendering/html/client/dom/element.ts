/** What an element may hold. Texts become text nodes: nothing in them is ever read as HTML. */
export type Child = Node | string | undefined;

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Makes an element. An attribute that is `undefined` or `false` is not set, `true` is set empty. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  setAttributes(made, attributes);
  append(made, children);
  return made;
};

/** The same for a drawing. */
export const drawn = <Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  setAttributes(made, attributes);
  append(made, children);
  return made;
};

const setAttributes = (target: Element, attributes: Attributes): void => {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) target.setAttribute(name, value === true ? '' : String(value));
};

const append = (target: Element, children: readonly Child[]): void => {
  for (const child of children) if (child !== undefined) target.append(child);
};

/** Text from outside, whose reading direction stays its own. */
export const isolated = (text: string, className?: string): HTMLElement => element('bdi', { class: className }, text);

/** A link to the service or to a file of the report folder; anything else becomes plain text. */
export const link = (title: string, address: string): HTMLElement => {
  if (!/^(?:https?:\/\/|sessions\/)/.test(address)) return element('span', {}, title);
  return element('a', { href: address, target: '_blank', rel: 'noreferrer noopener' }, title);
};

/** The address of a file inside the report folder. */
export const fileAddress = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Text for those who hear the page. */
export const spoken = (text: string): HTMLElement => element('span', { class: 'spoken' }, text);
