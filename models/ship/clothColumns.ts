/** Columns of the cloth picture: one row a team. */
export const CLOTH_COLUMNS = ['emblem', 'plain', 'flag'] as const
