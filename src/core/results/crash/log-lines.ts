export interface DeviceLogLine {
  readonly raw: string;
  readonly pid: number | undefined;
  /** Name of the process, which only some formats contain. */
  readonly process: string | undefined;
  readonly level: string;
  readonly tag: string;
  readonly message: string;
}

/** Formats of log lines, as `logcat -v` and Android Studio write them. */
const formats: readonly RegExp[] = [
  // Format `threadtime`, also with year, zone or user: `01-02 03:04:05.678  1234  1250 E AndroidRuntime: text`
  /^(?:\d{4}-)?\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,9} {1,9}(?:[+-]\d{4} {1,9})?(?:(?:[a-z]\w{0,20}|\d{1,9}) {1,9})?(?<pid>\d{1,9}) {1,9}\d{1,9} (?<level>[VDIWEFA]) (?<tag>[^:]{0,100}?) {0,99}: (?<text>.*)$/,
  // Format `threadtime` with seconds since 1970 or since the start of the device, also with user
  /^ {0,20}\d{1,12}\.\d{1,9} {1,9}(?:(?:[a-z]\w{0,20}|\d{1,9}) {1,9})?(?<pid>\d{1,9}) {1,9}\d{1,9} (?<level>[VDIWEFA]) (?<tag>[^:]{0,100}?) {0,99}: (?<text>.*)$/,
  // Format `time`: `01-02 03:04:05.678 E/AndroidRuntime( 1234): text`. Format `brief`: the same without the time
  /^(?:(?:\d{4}-)?\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,9}:? {1,9})?(?<level>[VDIWEFA])\/(?<tag>[^(:]{0,100}?) {0,99}\( {0,9}(?<pid>\d{1,9})\): (?<text>.*)$/,
  // Android Studio: `2024-01-02 03:04:05.678  1234-1250  AndroidRuntime  com.shop  E  text`
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,9} {1,9}(?<pid>\d{1,9})-\d{1,9} {1,9}(?<tag>\S{1,100}) {1,99}(?<process>\S{1,300}) {1,99}(?<level>[VDIWEFA]) {2}(?<text>.*)$/,
  // Older versions of Android Studio: `01-02 03:04:05.678 1234-1250/com.shop E/AndroidRuntime: text`
  /^(?:\d{4}-)?(?:\d\d-\d\d )?\d\d:\d\d:\d\d\.\d{1,9} {1,9}(?<pid>\d{1,9})-\d{1,9}\/(?<process>\S{1,300}) (?<level>[VDIWEFA])\/(?<tag>[^:]{0,100}): (?<text>.*)$/,
  // Formats without a process: `E/AndroidRuntime: text`, and `threadtime` cut off before the level
  /^ {0,9}(?<level>[VDIWEFA])[/ ](?<tag>[^(:]{1,100}): (?<text>.*)$/,
];

/** Head of a message in the format `long`, whose text follows on lines of its own: `[ 01-02 03:04:05.678  1234: 1250 E/libc ]`. */
const longHead =
  /^\[ ?(?:\d{4}-)?\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,9} {1,9}(?:[+-]\d{4} {1,9})?(?:[a-z]\w{0,20}: {0,9})?(?<pid>\d{1,9}): {0,9}\d{1,9} (?<level>[VDIWEFA])\/(?<tag>[^\]]{0,100}?) {0,99}\]$/;

/** Names that Android Studio writes for a process that it does not know. */
const unknownProcess = /^(?:\?|pid-(?:unknown|\d{1,9}))$/;

const lineOf = (raw: string, found: Readonly<Record<string, string | undefined>>): DeviceLogLine => {
  const { pid, process, level = '', tag = '', text: message = '' } = found;
  return {
    raw,
    pid: pid === undefined ? undefined : Number(pid),
    process: process === undefined || unknownProcess.test(process) ? undefined : process,
    level,
    tag: tag.trim(),
    message,
  };
};

/** @returns undefined for a line without a prefix, such as a line that continues a message */
const readPrefixed = (raw: string): DeviceLogLine | undefined => {
  for (const format of formats) {
    const found = format.exec(raw)?.groups;
    if (found !== undefined) return lineOf(raw, found);
  }
  return undefined;
};

/** Matches relevant lines. Most lines of a log contain none of these words. */
const interesting = /AndroidRuntime|DEBUG|libc|ActivityManager|am_|lowmemorykiller|lmkd|TestRunner|Zygote|>>> |Sending signal/;
const maxHeadChars = 300;
const maxTags = 10;

/** Text of a log line: read with its prefix, or the text of a line that continues a message. */
type LogText = DeviceLogLine | 'continued' | 'other';

/** Creates a reader of the relevant lines of a device log, in any format. The lines must be given in order. */
export const createLineReader = () => {
  /** Tags of engines, which write crash dumps under a tag of their own. */
  const tags = new Set<string>();
  /** Head of the message in the format `long` that the next lines contain. */
  let head: DeviceLogLine | undefined;
  return {
    /** Also reads the lines with this tag from now on. */
    follow: (tag: string): void => {
      if (tag.length > 1 && tags.size < maxTags) tags.add(tag);
    },
    read: (raw: string): LogText => {
      const found = raw.startsWith('[') ? longHead.exec(raw.trimEnd())?.groups : undefined;
      if (found !== undefined) head = lineOf(raw, found);
      if (found !== undefined) return 'other';
      const start = raw.slice(0, maxHeadChars);
      const isRelevant = interesting.test(start) || (tags.size > 0 && [...tags].some((tag) => start.includes(tag)));
      const line = isRelevant ? readPrefixed(raw) : undefined;
      // A line with a prefix of its own, or a banner, ends the format.
      if (head !== undefined && line?.pid === undefined && !raw.startsWith('--------- ')) return { ...head, raw, message: raw };
      head = undefined;
      return line ?? (/^\s/.test(raw) ? 'continued' : 'other');
    },
  };
};
