import { HIDDEN } from '../../../engine/kernel/game.ts'
import type { SeaBattleEvent, SeaBattleState, SeaSeat, Ship } from '../../../engine/sea-battle/types.ts'
import type { CueTable } from '../../playback/cue.ts'
import type { EffectName } from '../effects/names.ts'
import { battleJoined, fleetPlaced, fleetsOpened, matchEnded, turnPassed } from './match.ts'
import { shotFired } from './shots.ts'
import type { Viewpoint } from './staging.ts'

/**
 * Returns the animation and the sound of each event of Sea Battle.
 * @param near the seat whose own sea is on the left
 * @param laid returns the ships that the player at this screen has just laid by hand
 */
export function seaBattleCues(
  near: SeaSeat,
  laid: () => readonly Ship[],
): CueTable<SeaBattleState, SeaBattleEvent, EffectName> {
  const viewpoint: Viewpoint = { near }
  return {
    fleetPlaced: (event, scene) => fleetPlaced(event, scene, viewpoint, isLaid(event.ships, laid())),
    battleJoined: (event, scene) => battleJoined(event, scene, viewpoint),
    shotFired: (event, scene) => shotFired(event, scene, viewpoint),
    turnPassed: (event, scene) => turnPassed(event, scene, viewpoint),
    fleetsOpened: (event, scene) => fleetsOpened(event, scene, viewpoint),
    matchEnded: (event, scene) => matchEnded(event, scene, viewpoint),
  }
}

function isLaid(ships: readonly Ship[] | typeof HIDDEN, laid: readonly Ship[]): boolean {
  if (ships === HIDDEN || ships.length !== laid.length) return false
  const known = new Set(laid.map((ship) => ship.join()))
  return ships.every((ship) => known.has(ship.join()))
}
