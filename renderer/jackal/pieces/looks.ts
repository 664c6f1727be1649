import { useMemo } from 'react'
import { TEAM_PAINT, type TeamId } from '../../../models/teams.ts'
import { TEAM_COLOURS, usePalette } from '../../ui/palettes.ts'
import { lookOf, type TeamLook } from '../../ui/teamLook.ts'

/** Returns the look of a team's ship and crew in the palette of the settings. */
export function useLook(team: TeamId): TeamLook {
  const palette = usePalette()
  return useMemo(() => lookOf(palette, TEAM_PAINT[team], TEAM_COLOURS[palette].jackal[team]), [palette, team])
}
