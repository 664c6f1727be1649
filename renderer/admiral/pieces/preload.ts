import type { QualityTier } from '../../../electron/contract/ipc.ts'
import { CAPTAINS } from '../../../engine/admiral/data/captains.ts'
import { SHIP_CLASSES, type TeamId } from '../../../engine/admiral/types.ts'
import { type BaseModelName, preloadModels } from '../../table/loading/loadModel.ts'
import { preloadTextures } from '../../table/loading/loadTexture.ts'
import { standInForShips } from './ships/standIns.ts'

standInForShips()

/** Returns all models that a match of these teams may show. */
function modelsFor(teams: readonly TeamId[]): readonly BaseModelName[] {
  return [
    ...teams.flatMap((team) => SHIP_CLASSES.map((name) => `squadron/${team}/${name}` as const)),
    ...teams.flatMap((team) => [`fort/${team}`, `flag/${team}`] as const),
    ...(['hidden', ...CAPTAINS] as const).map((face) => `card/${face}` as const),
    ...(['vane', 'fort/ruin', 'cannonball', 'barrel', 'grapnel', 'treasure', 'hold-gold', 'dice'] as const),
  ]
}

/** Begins to load everything that a match of these teams will show. A repeated call costs nothing. */
export function preloadFleets(teams: readonly TeamId[], tier: QualityTier): void {
  preloadTextures(['squadron-cloth', 'captains', 'dice'])
  preloadModels(modelsFor(teams), tier)
}
