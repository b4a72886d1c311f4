/** What is wrong with a text that GitHub is to render: open fences and tags, ragged tables, unintended tags. */
export const markdownFaults = (text: string): string[] => {
  const faults: string[] = [];
  let fence = '';
  let openDetails = 0;
  let columns = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const where = `line ${index + 1}: ${line.slice(0, 120)}`;
    const ticks = /^`{3,}/.exec(line)?.[0] ?? '';
    if (fence !== '') {
      if (line.trimEnd() === fence) fence = '';
      continue;
    }
    if (ticks !== '') {
      fence = ticks;
      continue;
    }
    const plain = line.replace(/`[^`]*`/g, '');
    openDetails += (plain.match(/<details(?: open)?>/g)?.length ?? 0) - (plain.match(/<\/details>/g)?.length ?? 0);
    const cells = line.startsWith('| ') ? line.split('|').length : 0;
    if (columns !== 0 && cells !== 0 && cells !== columns) faults.push(`ragged table, ${where}`);
    columns = cells;
    const ours = plain
      .replace(/^<!-- mobile-test-cloud: [\w%.()]+ -->$/, '')
      .replace(/<\/?(?:details|summary|code)(?: open)?>/g, '');
    if (ours.includes('<')) faults.push(`a tag, ${where}`);
    if (/@[a-z\d]|(?<![&\w])#\d|https?:\/\/(?![^()]*\))|^#{1,6}[^# ]/i.test(ours) || /^[ \t]{4}/.test(line))
      faults.push(`a link or markup, ${where}`);
  }
  if (fence !== '') faults.push('an open fence');
  if (openDetails !== 0) faults.push(`${openDetails} open details`);
  return faults;
};
