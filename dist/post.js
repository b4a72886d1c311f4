/**
 * Entry point of the post step. Adds an argument that marks the process, and runs the code of the step. The saved state cannot
 * show whether this is the post step, because a main step that was killed early has saved no state.
 */
process.argv.push('post-step');
void import('./index.js');
