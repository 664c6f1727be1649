/** Where the wind blows to in games whose rules know none, as x and z. */
export const LIGHT_BREEZE = [0.6, 0.35] as const
