import type { ComponentChildren, JSX } from 'preact';
import { isFrameworkClass, parseFrame } from '../../../core/results/analysis/root-cause.ts';
import type { SourceExcerpt } from '../../../core/wording/failure-places.ts';
import type { SourceData } from '../../report-data.ts';
import { Link, Part, ShortList } from '../parts.tsx';

const firstLines = 40;

interface TextProps {
  readonly label: string;
  readonly text: string;
  readonly line?: (line: string) => ComponentChildren;
}

/** Attributes that make a block focusable, so that the keyboard can scroll it. */
const scrollable = (label: string) => ({ tabIndex: 0, role: 'group', 'aria-label': label }) as const;

/** Shows the first lines of a text, and a button that shows all lines. */
export const TextBlock = ({ label, text, line = (each) => each }: TextProps): JSX.Element => (
  <div class="folded-text">
    <ShortList items={text.split('\n')} first={firstLines} noun="lines">
      {(lines) => <pre {...scrollable(label)}>{lines.flatMap((each, at) => (at === 0 ? [line(each)] : ['\n', line(each)]))}</pre>}
    </ShortList>
  </div>
);

export const TraceBlock = ({ text }: { text: string }): JSX.Element => (
  <TextBlock
    label="Trace"
    text={text}
    line={(line) => {
      const frame = parseFrame(line);
      if (frame === undefined && !/^\s*at /.test(line)) return line;
      const isOfApp = frame !== undefined && !isFrameworkClass(frame.className);
      return <span class={isOfApp ? 'frame-of-app' : 'frame-of-framework'}>{line}</span>;
    }}
  />
);

/** Shows a log, scrolled to its end because the last lines matter most. */
export const LogBlock = ({ label, text }: TextProps): JSX.Element => (
  <pre
    class="log"
    {...scrollable(label)}
    ref={(node) => {
      if (node !== null) node.scrollTop = node.scrollHeight;
    }}
  >
    {text === '' ? '(empty)' : text}
  </pre>
);

export const Code = ({ source, excerpt }: { source: SourceData; excerpt: SourceExcerpt }): JSX.Element => (
  <Part title="Code">
    <pre class="code" {...scrollable('Code')}>
      {excerpt.lines.map((text, at) => {
        const number = excerpt.first + at;
        return (
          <span key={number} class={number === source.line ? 'code-line failed-line' : 'code-line'}>
            <span class="line-number">{number}</span> {text}
          </span>
        );
      })}
    </pre>
    <p class="quiet">
      <Link to={source.url ?? ''}>{source.title}</Link>
    </p>
  </Part>
);
