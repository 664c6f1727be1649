import type { IslandPlan } from './drawnIsland.ts'
import { type Island, island } from './island.ts'

/** Returns a drawn island with the lifeboat, in the form of positions. */
export function boating(lifeboat: object | null, plan: IslandPlan = {}, drawing = ''): Island {
  return island(drawing, {
    ...plan,
    options: { lifeboat: true, ...plan.options },
    more: { ...(lifeboat && { lifeboat }), ...plan.more },
  })
}
