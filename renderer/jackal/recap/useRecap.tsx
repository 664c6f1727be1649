import { useMemo } from 'react'
import type { Palette } from '../../../electron/contract/ipc.ts'
import type { Board } from '../../../engine/jackal/types.ts'
import { TEAM_PAINT } from '../../../models/teams.ts'
import { useSession } from '../../host/session.ts'
import type { Caption } from '../../hud/recap/Captions.tsx'
import { useMarkedPlace } from '../../hud/recap/markedPlace.ts'
import { useRecapOf } from '../../hud/recap/useRecapOf.ts'
import { useWords } from '../../hud/useWords.ts'
import type { Trail } from '../../playback/trails/trails.ts'
import type { Point } from '../../table/spot.ts'
import { colourNumber, TEAM_COLOURS, usePalette } from '../../ui/palettes.ts'
import { CREW_EMBLEMS } from '../insignia/crewEmblems.ts'
import { Flag } from '../insignia/insignia.tsx'
import { TILE_TOP, WATER } from '../table/anchors.ts'
import { cellSpot } from '../table/cellSpot.ts'
import { isJackalView, readEvents } from '../view.ts'
import { captionText } from './captionText.ts'
import { type Recap, recapOf, type Way } from './recap.ts'

const RULES = { isView: isJackalView, readEvents, recapOf, nothing: { ways: [], deeds: [] } }
/** Height of a trail over tiles and water, in cells. */
const LIFT = 0.03

/**
 * Returns the others' deeds since the last move of the player at this screen; called once, as it folds the match.
 */
export const useRecap = (): Recap => useRecapOf(RULES)

/** Returns the trails of the recapped moves over the island. */
export function useTrails({ ways }: Recap): readonly Trail[] {
  const start = useSession((state) => state.start)
  const palette = usePalette()
  return useMemo(
    () => (isJackalView(start) ? ways.map((way) => trailOf(way, start.board, palette)) : []),
    [ways, start, palette],
  )
}

function trailOf({ team, cells, flies, mine }: Way, board: Board, palette: Palette): Trail {
  const points = cells.map((cell) => ({ ...cellSpot(board, cell), y: Math.max(TILE_TOP, WATER) + LIFT }))
  const colour =
    palette === 'default' ? colourNumber(TEAM_PAINT[team].sail) : colourNumber(TEAM_COLOURS[palette].jackal[team])
  return { colour, mark: CREW_EMBLEMS[team], points, kind: flies ? 'flight' : 'way', mine }
}

/** Returns the place of the recap line under the pointer. */
export function useMarkedPoint(): Point | null {
  const start = useSession((state) => state.start)
  const place = useMarkedPlace((marked) => marked.place)
  return useMemo(() => {
    if (place === null || !isJackalView(start)) return null
    return { ...cellSpot(start.board, place), y: TILE_TOP + LIFT }
  }, [place, start])
}

/** Returns their deeds in a few words. */
export function useCaptions({ deeds }: Recap): readonly Caption[] {
  const words = useWords()
  return useMemo(
    () =>
      deeds.flatMap((deed) => {
        const text = captionText(deed, words)
        const { told, team, cell, mine } = deed
        return text === null ? [] : [{ move: told.move, cell, flag: <Flag team={team} width={1.125} />, text, mine }]
      }),
    [deeds, words],
  )
}
