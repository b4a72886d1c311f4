import { describe, expect, it } from 'vitest';
import { openTestedRepository, sha } from '../tested-repository.ts';

// Windows has no signals.
describe.skipIf(process.platform === 'win32')('a bisect that is killed', () => {
  it('pays for no session twice when the job runs again', async () => {
    await using repository = await openTestedRepository({ commits: 2, broken: 2 });
    const signal = { afterStdoutMatches: /Round 1[\s\S]*Started the build/, signal: 'SIGKILL' } as const;
    await using killed = await repository.bisect({}, { signal });
    expect(killed).toMatchObject({ signal: 'SIGKILL', outputs: {} });
    const paid = repository.started();
    await using again = await repository.bisect({}, { env: { GITHUB_RUN_ATTEMPT: '2' } });
    expect(again.outputs).toMatchObject({ verdict: 'passed', 'first-bad': sha(2) });
    expect(again.text).toContain(`An earlier attempt of this job started ${paid} run`);
    const [, told] = /% certain, (\d+) runs/.exec(again.outputs.reason ?? '') ?? [];
    expect(repository.started()).toBe(Number(told));
  }, 90_000);
});
