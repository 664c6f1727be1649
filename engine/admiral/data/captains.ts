/** The four captain cards that every player has (C-CAPTAINS). */
export const CAPTAINS = ['rapid', 'swift', 'target', 'berserk'] as const
export type Captain = (typeof CAPTAINS)[number]
