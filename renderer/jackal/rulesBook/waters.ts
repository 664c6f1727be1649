/** Drawings of the archipelago's rules that no tile shows (J-ARCH). */
export const WATERS = ['placing', 'roaming', 'uncorking', 'bear-step'] as const
export type WatersName = (typeof WATERS)[number]
