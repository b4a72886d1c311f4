import type { IssueTracker } from '../model/test-case.ts';

/** What looks like an issue key and names a standard. */
const standard =
  /^(?:UTF-(?:7|8|16|32)|SHA-(?:1|2|3|224|256|384|512)|MD-?5|AES-(?:128|192|256)|RSA-\d{4}|ISO-\d{3,5}|RFC-\d+|CVE-\d{4}|CWE-\d+|IPV-[46]|HTTP-[123]|COVID-19|BASE-64)$/;

const jiraKey = /(?<![A-Za-z0-9_-])[A-Z][A-Z0-9_]{1,30}-[1-9]\d{0,9}(?![0-9A-Za-z])/g;
const azureKey = /(?<![A-Za-z0-9])AB#([1-9]\d{0,9})(?!\d)/gi;
const clickupKey = /(?<![A-Za-z0-9])CU-[a-z0-9]{5,15}(?![A-Za-z0-9])/gi;
const asanaAddress = /app\.asana\.com\/[\w/-]{1,200}/g;

/** How each tracker's issues are named in texts. */
const finders: Readonly<Record<IssueTracker, (text: string) => readonly string[]>> = {
  jira: (text) => (text.match(jiraKey) ?? []).filter((key) => !standard.test(key)),
  azure: (text) => [...text.matchAll(azureKey)].map(([, number = '']) => number),
  clickup: (text) => text.match(clickupKey) ?? [],
  // The task is the last of the numbers; workspace and project stand before it.
  asana: (text) => (text.match(asanaAddress) ?? []).flatMap((address) => address.match(/\d{10,20}/g)?.at(-1) ?? []),
};

/** More in one pull request are not told apart by anybody. */
const maxKeys = 100;
const maxTextLength = 100_000;

/**
 * The issue keys in the texts of a change, each once, in the order in which they appear: `SHOP-9` for Jira, which is taken where the
 * tracker is not known, `AB#9` for Azure, `CU-86abc` for ClickUp, addresses of tasks for Asana.
 */
export const issueKeysIn = (texts: readonly string[], tracker: IssueTracker = 'jira'): readonly string[] => {
  const keys = new Set(texts.flatMap((text) => finders[tracker](text.slice(0, maxTextLength))));
  return [...keys].slice(0, maxKeys);
};
