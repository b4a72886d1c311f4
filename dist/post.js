/** Marks this process as the post step, because a main step that was killed early leaves no saved state. */
process.argv.push('post-step');
void import('./index.js');
