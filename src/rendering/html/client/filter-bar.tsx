import type { JSX, RefObject, TargetedKeyboardEvent } from 'preact';
import { counted, digits } from '../../../lib/numbers.ts';
import type { View } from './model/address.ts';
import { type Filter, type Filtered, isEmpty, noFilter } from './model/filter.ts';
import { type Grouping, groupings } from './model/groups.ts';
import { type Order, orders } from './model/order.ts';
import { type Report, shardsOf } from './model/report.ts';
import { type Status, statuses, statusLooks } from './model/words.ts';
import { usePage } from './page-context.ts';

interface FilterBarProps {
  readonly view: View;
  readonly filtered: Filtered;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onChange: (change: Partial<Pick<View, 'filter' | 'order' | 'grouping'>>) => void;
}

const orderTitles: Record<Order, string> = { worst: 'Failures first', name: 'By name', slowest: 'Slowest first' };
const groupTitles: Record<Grouping, string> = { none: 'No groups', class: 'By class', package: 'By package' };
/** Shown even where no result has them. */
const fixedStatuses: readonly Status[] = ['failed', 'flaky', 'not-run', 'passed', 'skipped'];

/** Search, choices and tabs: where the reader says what to see. */
export const FilterBar = ({ view, filtered, search, onChange }: FilterBarProps): JSX.Element => {
  const { report } = usePage();
  const { filter, order, grouping } = view;
  const setFilter = (change: Partial<Filter>): void => onChange({ filter: { ...filter, ...change } });
  const emptyOnEscape = (event: TargetedKeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Escape' || filter.text === '') return;
    // Here the key empties the field, and closes nothing else.
    event.stopPropagation();
    event.preventDefault();
    setFilter({ text: '' });
  };
  return (
    <search class="filter" aria-label="Results">
      <form onSubmit={(event) => event.preventDefault()}>
        <div class="filter-fields">
          <div class="field search">
            <label for="search">Search</label>
            <input
              ref={search}
              type="search"
              id="search"
              placeholder="Tests, devices, messages, traces"
              autocomplete="off"
              spellcheck={false}
              aria-keyshortcuts="/"
              value={filter.text}
              onInput={(event) => setFilter({ text: event.currentTarget.value })}
              onKeyDown={emptyOnEscape}
            />
          </div>
          <Choice
            title="Device"
            value={filter.device}
            options={[[undefined, 'All devices'], ...report.data.devices.map((name, index) => [index, name] as const)]}
            onChoose={(device) => setFilter({ device })}
          />
          <Choice
            title="Shard"
            value={filter.shard}
            options={[[undefined, 'All shards'], ...shardsOf(report).map((shard) => [shard, `Shard ${shard + 1}`] as const)]}
            onChoose={(shard) => setFilter({ shard })}
          />
          <Choice
            title="Order"
            value={order}
            options={orders.map((each) => [each, orderTitles[each]] as const)}
            onChoose={(chosen) => onChange({ order: chosen })}
          />
          <Choice
            title="Group"
            value={grouping}
            options={groupings.map((each) => [each, groupTitles[each]] as const)}
            onChoose={(chosen) => onChange({ grouping: chosen })}
          />
        </div>
        <div class="filter-line">
          <Tabs filtered={filtered} status={filter.status} onChoose={(status) => setFilter({ status })} />
          <p role="status" class="filter-count">
            {countWords(filtered, report)}
          </p>
        </div>
        {!isEmpty(filter) && <ActiveFilters filter={filter} onChange={setFilter} />}
      </form>
    </search>
  );
};

/** `12 results: 4 tests on 3 devices`. */
const countWords = ({ results, rows, devices }: Filtered, report: Report): string => {
  const all = report.results.count;
  const count = results === all ? counted(all, 'result') : `${digits(results)} of ${counted(all, 'result')}`;
  return results === 0 ? count : `${count}: ${counted(rows, 'test')} on ${counted(devices, 'device')}`;
};

interface TabsProps {
  readonly filtered: Filtered;
  readonly status: Status | undefined;
  readonly onChoose: (status: Status | undefined) => void;
}

/** The counts of the others add up to that of the first. */
const Tabs = ({ filtered: { perStatus, all }, status, onChoose }: TabsProps): JSX.Element => {
  const shown = statuses.filter((each) => fixedStatuses.includes(each) || perStatus[each] > 0 || each === status);
  return (
    <fieldset class="tabs">
      <legend class="spoken">Status</legend>
      {[undefined, ...shown].map((each) => {
        const { sign, word, style } = each === undefined ? { sign: '', word: 'All', style: 'none' } : statusLooks[each];
        const count = each === undefined ? all : perStatus[each];
        return (
          <button
            key={word}
            type="button"
            class={`tab is-${style}${count === 0 ? ' is-empty' : ''}`}
            aria-pressed={each === status}
            onClick={() => onChoose(each)}
          >
            {sign !== '' && (
              <span class="sign" aria-hidden="true">
                {sign}
              </span>
            )}{' '}
            {word} <b>{digits(count)}</b>
          </button>
        );
      })}
    </fieldset>
  );
};

/** What is filtered by; each goes away with a click. */
const ActiveFilters = (props: { filter: Filter; onChange: (change: Partial<Filter>) => void }): JSX.Element => {
  const { report } = usePage();
  const { text, device, shard, status } = props.filter;
  const active = [
    { key: 'text', words: text.trim() && `Search: ${text.trim()}` },
    { key: 'device', words: device !== undefined && `Device: ${report.deviceName(device)}` },
    { key: 'shard', words: shard !== undefined && `Shard: ${shard + 1}` },
    { key: 'status', words: status !== undefined && `Status: ${statusLooks[status].word}` },
  ] as const;
  return (
    <p class="active-filters">
      {active.map(
        ({ key, words }) =>
          words && (
            <button
              key={key}
              type="button"
              aria-label={`Remove filter ${words}`}
              onClick={() => props.onChange({ [key]: noFilter[key] })}
            >
              <bdi>{words}</bdi> <span aria-hidden="true">✕</span>
            </button>
          ),
      )}
      <button type="button" class="clear" onClick={() => props.onChange(noFilter)}>
        Clear
      </button>
    </p>
  );
};

interface ChoiceProps<Value> {
  readonly title: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, title: string])[];
  readonly onChoose: (value: Value) => void;
}

/** Nothing where there is nothing to choose: all, or the only one. */
const Choice = <Value,>({ title, value, options, onChoose }: ChoiceProps<Value>): JSX.Element | null => {
  if (options.length < 3) return null;
  const id = `choice-${title.toLowerCase()}`;
  const choose = (index: number): void => {
    const option = options[index];
    if (option !== undefined) onChoose(option[0]);
  };
  return (
    <div class="field">
      <label for={id}>{title}</label>
      <select id={id} onInput={(event) => choose(event.currentTarget.selectedIndex)}>
        {options.map(([each, words]) => (
          <option key={words} selected={each === value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
};
