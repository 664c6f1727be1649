import type { Flag } from '../../../engine/sea-battle/data/fleet.ts'
import { SEA_TRAY } from '../../../models/sea-battle/measures.ts'
import { useShownNow } from '../../playback/useShownTable.ts'
import { RIBBON_MARKS } from '../../table/ribbon/marks.ts'
import { RailRibbon } from '../../table/ribbon/RailRibbon.tsx'
import { TEAM_COLOURS, usePalette } from '../../ui/palettes.ts'
import { fleetStatus, isPlacing } from '../fleets.ts'
import { TRAYS, trayMiddle } from '../table/anchors.ts'
import { isSeaBattleView } from '../view.ts'

/** The emblem on each flag. */
const FLAG_MARKS = {
  pirates: RIBBON_MARKS.skull,
  royal: RIBBON_MARKS.crown,
} as const satisfies Readonly<Record<Flag, string>>

/** The end of the letters on the rails (cells). */
const FROM = 0.56

const RAILS = TRAYS.map((tray) => {
  const { size, rail } = SEA_TRAY
  return { x: trayMiddle(tray), z: 0, sizeX: size, sizeZ: size, rail, from: FROM }
})

/**
 * Returns the flag of the fleet that fires. Only the flag is kept: the canvas outlives the curtain, and a view holds a
 * fleet.
 */
function flagToFire(shown: unknown): Flag | null {
  if (!isSeaBattleView(shown) || shown.result || isPlacing(shown)) return null
  return fleetStatus(shown, shown.turn).flag
}

/** The ribbon of the fleet that fires, round both trays; none while fleets are placed, and at the end. */
export function TurnRibbon() {
  const flag = useShownNow(({ shown }) => flagToFire(shown))
  const palette = usePalette()
  const worn = flag ?? 'pirates'
  return (
    <RailRibbon
      trays={RAILS}
      paint={{ cloth: TEAM_COLOURS[palette]['sea-battle'][worn], mark: FLAG_MARKS[worn] }}
      isShown={flag !== null}
    />
  )
}
