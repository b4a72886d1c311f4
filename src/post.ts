/**
 * Entry of the post step: it marks the process and runs the code of the step. The state that the step saved could not tell the two
 * apart, since a step that was killed early has saved none.
 */
process.argv.push('post-step');
void import('./main.ts');
