import type { ComponentChildren, JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { digits } from '../../../lib/numbers.ts';
import type { Look } from './model/words.ts';

export const Chip = ({ look: { sign, word, style } }: { look: Look }): JSX.Element => (
  <span class={`chip is-${style}`}>
    <span aria-hidden="true">{sign}</span> {word}
  </span>
);

/** Its sign alone; the word is for screen readers. */
export const Sign = ({ look: { sign, word, style } }: { look: Look }): JSX.Element => (
  <span class={`sign is-${style}`} role="img" aria-label={word}>
    {sign}
  </span>
);

/** A link to the service or to a file of the report folder; anything else becomes plain text. */
export const Link = ({ to, children }: { to: string; children: ComponentChildren }): JSX.Element => {
  if (!/^(?:https?:\/\/|sessions\/)/.test(to)) return <span>{children}</span>;
  return (
    <a href={to} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
};

/** A link to a file inside the report folder. */
export const FileLink = ({ path, children }: { path: string; children?: ComponentChildren }): JSX.Element => (
  <Link to={path.split('/').map(encodeURIComponent).join('/')}>{children ?? path}</Link>
);

/** A part of the panel. */
export const Part = ({ title, children }: { title: ComponentChildren; children: ComponentChildren }): JSX.Element => (
  <section class="part">
    <h3>{title}</h3>
    {children}
  </section>
);

/** A name and a value, whose reading direction stays its own. */
export const Fact = ({ name, children }: { name: string; children: ComponentChildren }): JSX.Element => (
  <div>
    <dt>{name}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
);

/** Heads of columns: title, class and tooltip of each. */
export const Heads = ({
  of,
}: {
  of: readonly (readonly [title: ComponentChildren, style?: string, tooltip?: string])[];
}): JSX.Element => (
  <thead>
    <tr>
      {of.map(([title, style, tooltip]) => (
        <th key={`${style} ${tooltip}`} scope="col" class={style} title={tooltip}>
          {title}
        </th>
      ))}
    </tr>
  </thead>
);

/** Copies a text, and says whether it did. */
export const CopyButton = ({ what, text }: { what: string; text: string }): JSX.Element => {
  const [state, setState] = useState('');
  const copy = async (): Promise<void> => {
    const copied = navigator.clipboard.writeText(text);
    setState(
      await copied.then(
        () => 'Copied',
        () => 'The browser refused to copy',
      ),
    );
  };
  return (
    <span class="copy">
      <button type="button" title={text.length < 300 ? text : undefined} onClick={() => void copy()}>
        Copy {what}
      </button>
      <span role="status">{state}</span>
    </span>
  );
};

interface ShortListProps<Item> {
  readonly items: readonly Item[];
  /** Items that are shown at first. */
  readonly first: number;
  readonly noun: string;
  /** Draws all of them at once, for paper. */
  readonly whole?: boolean;
  readonly children: (items: readonly Item[]) => JSX.Element;
}

/** The first items of a list, and a button for the others, which takes the focus to the first of them. */
export const ShortList = <Item,>({ items, first, noun, whole = false, children }: ShortListProps<Item>): JSX.Element => {
  const [isOpen, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const limit = isOpen || whole ? items.length : first;
  const open = (): void => {
    setOpen(true);
    // After the next drawing, which happens in a microtask.
    requestAnimationFrame(() => container.current?.querySelectorAll('button').item(first)?.focus());
  };
  return (
    <div ref={container}>
      {children(items.slice(0, limit))}
      {items.length > limit && (
        <button type="button" class="more" onClick={open}>
          Show all {digits(items.length)} {noun}
        </button>
      )}
    </div>
  );
};

/** `and 12 more`, if there are more. */
export const More = ({ count }: { count: number }): JSX.Element | null =>
  count <= 0 ? null : <p class="quiet">and {digits(count)} more</p>;
