const maxLength = 8_192;

/** An address that can be fetched and shown: http or https. Other schemes must never become links. */
export const webUrl = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= maxLength && /^https?:\/\//i.test(value) && URL.canParse(value)
    ? value
    : undefined;
