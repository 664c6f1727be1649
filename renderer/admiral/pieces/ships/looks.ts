import { useMemo } from 'react'
import type { TeamId } from '../../../../engine/admiral/types.ts'
import { SQUADRON_PAINT } from '../../../../models/teams.ts'
import { TEAM_COLOURS, usePalette } from '../../../ui/palettes.ts'
import { lookOf, type TeamLook } from '../../../ui/teamLook.ts'

/** Returns the look of a squadron's hulls and forts in the palette of the settings. */
export function useLook(team: TeamId): TeamLook {
  const palette = usePalette()
  return useMemo(() => lookOf(palette, SQUADRON_PAINT[team], TEAM_COLOURS[palette].admiral[team]), [palette, team])
}
