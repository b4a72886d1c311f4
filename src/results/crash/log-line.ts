export interface DeviceLogLine {
  readonly raw: string;
  readonly pid: number | undefined;
  /** Only some formats contain the process name. */
  readonly process: string | undefined;
  /** Such as `E`. */
  readonly level: string;
  readonly tag: string;
  readonly message: string;
}

/** Formats of `logcat -v` and Android Studio. */
const formats: readonly RegExp[] = [
  // Format `threadtime`, also with year, zone or user: `01-02 03:04:05.678  1234  1250 E AndroidRuntime: text`
  /^(?:\d{4}-)?\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,9} {1,9}(?:[+-]\d{4} {1,9})?(?:[a-z]\w{0,20} {1,9})?(?<pid>\d{1,9}) {1,9}\d{1,9} (?<level>[VDIWEFA]) (?<tag>[^:]{0,100}?) {0,99}: (?<text>.*)$/,
  // Format `threadtime` with seconds since 1970 or since the start of the device
  /^ {0,20}\d{1,12}\.\d{1,9} {1,9}(?<pid>\d{1,9}) {1,9}\d{1,9} (?<level>[VDIWEFA]) (?<tag>[^:]{0,100}?) {0,99}: (?<text>.*)$/,
  // Format `time`: `01-02 03:04:05.678 E/AndroidRuntime( 1234): text`. Format `brief`: the same without the time
  /^(?:(?:\d{4}-)?\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,9}:? {1,9})?(?<level>[VDIWEFA])\/(?<tag>[^(:]{0,100}?) {0,99}\( {0,9}(?<pid>\d{1,9})\): (?<text>.*)$/,
  // Android Studio: `2024-01-02 03:04:05.678  1234-1250  AndroidRuntime  com.shop  E  text`
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,9} {1,9}(?<pid>\d{1,9})-\d{1,9} {1,9}(?<tag>\S{1,100}) {1,99}(?<process>\S{1,300}) {1,99}(?<level>[VDIWEFA]) {2}(?<text>.*)$/,
  // Older versions of Android Studio: `01-02 03:04:05.678 1234-1250/com.shop E/AndroidRuntime: text`
  /^(?:\d{4}-)?(?:\d\d-\d\d )?\d\d:\d\d:\d\d\.\d{1,9} {1,9}(?<pid>\d{1,9})-\d{1,9}\/(?<process>\S{1,300}) (?<level>[VDIWEFA])\/(?<tag>[^:]{0,100}): (?<text>.*)$/,
  // Formats without a process: `E/AndroidRuntime: text`, and `threadtime` cut off before the level
  /^ {0,9}(?<level>[VDIWEFA])[/ ](?<tag>[^(:]{1,100}): (?<text>.*)$/,
];

/** @returns undefined for a line without a prefix, such as a line that continues a message */
export const readDeviceLogLine = (raw: string): DeviceLogLine | undefined => {
  for (const format of formats) {
    const found = format.exec(raw)?.groups;
    if (found === undefined) continue;
    const { pid, process, level = '', tag = '', text: message = '' } = found;
    return {
      raw,
      pid: pid === undefined ? undefined : Number(pid),
      process: process === '?' || process === 'pid-unknown' ? undefined : process,
      level,
      tag: tag.trim(),
      message,
    };
  }
  return undefined;
};
