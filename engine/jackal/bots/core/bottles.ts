import { type Core, look, type TeamNumber } from './core.ts'
import { BOTTLE_STORE, GROVE_TURNS } from './layout.ts'

/** Returns the team whose store gives a bottle to this team: its own first, then an ally's; −1 for none (J-BOTTLE). */
export function storeFor(core: Core, team: TeamNumber): TeamNumber {
  if (core.get(GROVE_TURNS) > 0) return -1
  if (core.get(BOTTLE_STORE + team) > 0) return team
  const ally = look(core.frame.allyOf, team)
  return ally >= 0 && core.get(BOTTLE_STORE + ally) > 0 ? ally : -1
}
