/** Task and program beside each other in a wide window, alike in the screen, its placeholder and its outline. */
export const taskColumns = 'desk:grid desk:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] desk:gap-x-6 desk:gap-y-4';
