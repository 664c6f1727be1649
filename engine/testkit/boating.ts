import type { IslandPlan } from './drawnIsland.ts'
import { type Island, island } from './island.ts'

/** A drawn island with the lifeboat, as positions tell of it. */
export function boating(lifeboat: object | null, plan: IslandPlan = {}, drawing = ''): Island {
  return island(drawing, {
    ...plan,
    options: { lifeboat: true, ...plan.options },
    more: { ...(lifeboat && { lifeboat }), ...plan.more },
  })
}
