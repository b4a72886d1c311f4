import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { digits } from '../../lib/numbers.ts';
import type { Look } from './model/looks.ts';
import { type Axis, tickLabel } from './scale.ts';
import { isPrinting } from './state.ts';

export const Chip = ({ look: { sign, label, style } }: { look: Look }): JSX.Element => (
  <span class={`chip is-${style}`}>
    <span aria-hidden="true">{sign}</span> {label}
  </span>
);

/** Sign of an outcome. Screen readers read the label. */
export const Sign = ({ look: { sign, label, style } }: { look: Look }): JSX.Element => (
  <span class={`sign is-${style}`} role="img" aria-label={label}>
    {sign}
  </span>
);

/** Link to a web page or to a file of the report folder. For any other address, renders only the text. */
export const Link = ({ to, children }: { to: string; children: ComponentChildren }): JSX.Element => {
  if (!/^(?:https?:\/\/|sessions\/)/.test(to)) return <span>{children}</span>;
  return (
    <a href={to} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
};

export const FileLink = ({ path, children }: { path: string; children?: ComponentChildren }): JSX.Element => (
  <Link to={path.split('/').map(encodeURIComponent).join('/')}>{children ?? path}</Link>
);

export const Part = ({ title, children }: { title: ComponentChildren; children: ComponentChildren }): JSX.Element => (
  <section class="part">
    <h3>{title}</h3>
    {children}
  </section>
);

export const Section = (props: { name: string; title: string; text?: string; children: ComponentChildren }): JSX.Element => (
  <section class={props.name} aria-labelledby={`${props.name}-title`}>
    <div class="section-head">
      <h2 id={`${props.name}-title`}>{props.title}</h2>
      {props.text !== undefined && <p class="quiet">{props.text}</p>}
    </div>
    {props.children}
  </section>
);

type NamedFact = readonly [name: string, value: ComponentChildren];

/** List of names and values. Empty values are left out. */
export const Facts = ({ of, style = 'facts' }: { of: readonly NamedFact[]; style?: string }): JSX.Element | null => {
  const known = of.filter(([, value]) => value !== undefined && value !== '' && value !== null);
  return known.length === 0 ? null : (
    <dl class={style}>
      {known.map(([name, value], at) => (
        <div key={`${name} ${at}`}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
};

export interface Column<Item> {
  /** Title of the column. On narrow screens, each cell shows it if it is a text. */
  readonly title: ComponentChildren;
  readonly style?: string;
  readonly tooltip?: string;
  readonly of: (item: Item) => ComponentChildren;
}

interface TableProps<Item> {
  readonly name: string;
  readonly style?: string;
  /** Columns of the table. The first column names the item. */
  readonly columns: readonly Column<Item>[];
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string | number;
}

export const Table = <Item,>({ name, style, columns, items, keyOf }: TableProps<Item>): JSX.Element => (
  <table class={style} aria-label={name}>
    <thead>
      <tr>
        {columns.map(({ title, style: ofCell, tooltip }) => (
          <th key={ofCell} scope="col" class={ofCell} title={tooltip}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {items.map((item) => (
        <tr key={keyOf(item)}>
          {columns.map(({ title, style: ofCell, of }, at) =>
            at === 0 ? (
              <th key={ofCell} scope="row" class={ofCell}>
                {of(item)}
              </th>
            ) : (
              <td key={ofCell} class={ofCell} data-title={typeof title === 'string' ? title : undefined}>
                {of(item)}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

export const CopyButton = ({ what, text }: { what: string; text: string }): JSX.Element => {
  const [state, setState] = useState('');
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => setState('Copied'),
      () => setState('The browser refused to copy'),
    );
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
  readonly first: number;
  readonly noun: string;
  readonly children: (items: readonly Item[]) => JSX.Element;
}

/** A list that is at most 20% longer than `first` is shown without a button. */
const spareShare = 1.2;

/** Shows the first items, and a button that shows all items. On paper, all items are shown. */
export const ShortList = <Item,>({ items, first, noun, children }: ShortListProps<Item>): JSX.Element => {
  const [isOpen, setOpen] = useState(false);
  const isShort = items.length <= first * spareShare;
  return (
    <>
      {children(isOpen || isShort || isPrinting.value ? items : items.slice(0, first))}
      {!isShort && (
        <button type="button" class="more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? `Show the first ${digits(first)} ${noun}` : `Show all ${digits(items.length)} ${noun}`}
        </button>
      )}
    </>
  );
};

export const More = ({ count }: { count: number }): JSX.Element | null =>
  count <= 0 ? null : <p class="quiet">and {digits(count)} more</p>;

export const Texts = ({ texts, style }: { texts: readonly string[]; style?: string }): JSX.Element => (
  <ul class={style}>
    {texts.map((text) => (
      <li key={text}>
        <bdi>{text}</bdi>
      </li>
    ))}
  </ul>
);

export const Ticks = ({ axis: { lengthMs, ticksMs } }: { axis: Axis }): JSX.Element => (
  <span class="ticks" aria-hidden="true">
    {ticksMs.map((ms) => (
      <span key={ms} class="tick" style={{ left: `${(ms / lengthMs) * 100}%` }}>
        {tickLabel(ms)}
      </span>
    ))}
  </span>
);

export const TimeBar = (props: {
  lengthMs: number;
  label: string;
  pieces: readonly (readonly [style: string, fromMs: number, toMs: number])[];
}): JSX.Element => {
  const percent = (ms: number): number => Math.min(100, Math.max(0, (ms / props.lengthMs) * 100));
  return (
    <span class="bar" role="img" aria-label={props.label} title={props.label}>
      {props.pieces.map(([style, fromMs, toMs]) => (
        <span key={style} class={style} style={{ left: `${percent(fromMs)}%`, width: `${percent(toMs) - percent(fromMs)}%` }} />
      ))}
    </span>
  );
};
