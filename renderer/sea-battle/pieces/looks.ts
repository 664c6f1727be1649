import { useMemo } from 'react'
import type { Flag } from '../../../engine/sea-battle/data/fleet.ts'
import { TEAM_PAINT, type TeamPaint } from '../../../models/teams.ts'
import { TEAM_COLOURS, usePalette } from '../../ui/palettes.ts'
import { lookOf, type TeamLook } from '../../ui/teamLook.ts'

/** The baked paint of the fleets: pirates have red bands under charcoal sails, the royal fleet is white and blue. */
const FLEET_PAINT: Readonly<Record<Flag, TeamPaint>> = {
  pirates: { ...TEAM_PAINT.black, band: '#b3372b', coat: '#b3372b' },
  royal: TEAM_PAINT.white,
}

/** Returns the look of a fleet's ships in the palette of the settings. */
export function useLook(flag: Flag): TeamLook {
  const palette = usePalette()
  return useMemo(() => lookOf(palette, FLEET_PAINT[flag], TEAM_COLOURS[palette]['sea-battle'][flag]), [palette, flag])
}
