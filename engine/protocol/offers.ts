import { ADMIRAL, JACKAL, SEA_BATTLE } from './games.ts'
import { type Offer, offer } from './table.ts'

/** Every game, as the protocol offers it. */
export const OFFERS: readonly Offer[] = [offer(JACKAL), offer(ADMIRAL), offer(SEA_BATTLE)]
