/** Marks the process as the post step. Saved state cannot show that, because a main step that was killed early saved none. */
process.argv.push('post-step');
void import('./main.ts');
