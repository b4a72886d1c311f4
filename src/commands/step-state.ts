/** Set in the step, for the post step to know itself by. */
export const postState = 'is-post';

/** Set once the step has reported; absent in the post step, the step was ended from outside. */
export const finishedState = 'finished';
