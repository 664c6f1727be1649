import { useMemo } from 'react'
import type { Palette } from '../../../electron/contract/ipc.ts'
import type { AdmiralState, TeamId } from '../../../engine/admiral/types.ts'
import { useSession } from '../../host/session.ts'
import type { Caption } from '../../hud/recap/Captions.tsx'
import { useMarkedPlace } from '../../hud/recap/markedPlace.ts'
import { useRecapOf } from '../../hud/recap/useRecapOf.ts'
import { useWords } from '../../hud/useWords.ts'
import type { Trail } from '../../playback/trails/trails.ts'
import type { Point } from '../../table/spot.ts'
import { colourNumber, TEAM_COLOURS, usePalette } from '../../ui/palettes.ts'
import { Flag } from '../insignia/Flag.tsx'
import { cellSpot, WATER } from '../table/anchors.ts'
import { isAdmiralView, readEvents } from '../view.ts'
import { captionText } from './captionText.ts'
import { type Course, type Deed, type Recap, recapOf, type Shot } from './recap.ts'

const RULES = { isView: isAdmiralView, readEvents, recapOf, nothing: { courses: [], shots: [], deeds: [] } }
/** Height of a course and of a shot over the water, in cells. */
const LIFT = { course: 0.016, shot: 0.3 } as const

/**
 * Returns the actions of others and of the weather since the last move of the player at this screen; called once, as it
 * folds the match.
 */
export const useRecap = (): Recap => useRecapOf(RULES)

/** Draws their trails over the sea. */
export function useTrails({ courses, shots }: Recap): readonly Trail[] {
  const start = useSession((state) => state.start)
  const palette = usePalette()
  return useMemo(() => {
    if (!isAdmiralView(start)) return []
    const { board } = start
    return [
      ...courses.map((course) => courseTrail(course, board, palette)),
      ...shots.map((shot) => shotTrail(shot, board, palette)),
    ]
  }, [courses, shots, start, palette])
}

type Field = AdmiralState['board']

function courseTrail({ team, cells, mine }: Course, field: Field, palette: Palette): Trail {
  const points = cells.map((cell) => ({ ...cellSpot(field, cell), y: WATER + LIFT.course }))
  return { ...lookOf(team, palette), points, kind: 'way', mine }
}

function shotTrail({ team, from, to, mine }: Shot, field: Field, palette: Palette): Trail {
  const points = [from, to].map((cell) => ({ ...cellSpot(field, cell), y: WATER + LIFT.shot }))
  return { ...lookOf(team, palette), points, kind: 'shot', mine }
}

const lookOf = (team: TeamId, palette: Palette): Pick<Trail, 'colour' | 'mark'> => ({
  colour: colourNumber(TEAM_COLOURS[palette].admiral[team]),
  mark: team,
})

/** Returns the place of a marked line of the recap. */
export function useMarkedPoint(): Point | null {
  const start = useSession((state) => state.start)
  const place = useMarkedPlace((marked) => marked.place)
  return useMemo(() => {
    if (place === null || !isAdmiralView(start)) return null
    return { ...cellSpot(start.board, place), y: WATER + LIFT.course }
  }, [place, start])
}

/** Returns their deeds in a few words. Waiting ships of a squadron share one caption: separate ones would overlap. */
export function useCaptions({ deeds }: Recap): readonly Caption[] {
  const words = useWords()
  return useMemo(
    () =>
      deeds.flatMap((deed) => {
        const idle = isIdle(deed) ? deeds.filter((one) => isIdle(one) && one.team === deed.team) : []
        if (idle.length > 1 && idle[0] !== deed) return []
        const waiting = new Set(idle.map(shipOf)).size
        const text = waiting > 1 ? words.t('caption.wait', { n: waiting }) : captionText(deed, words)
        const { told, team, cell, mine } = deed
        const flag = team && <Flag team={team} width={1.125} />
        return text === null ? [] : [{ move: told.move, cell, flag, text, mine, dull: isIdle(deed) || isMiss(deed) }]
      }),
    [deeds, words],
  )
}

/** Returns the ship of a deed; null for deeds without one. */
const shipOf = ({ told: { event } }: Deed): string | null => ('ship' in event ? event.ship : null)

const isMiss = ({ told }: Deed): boolean => told.event.kind === 'shotsFired'

const isIdle = ({ told }: Deed): boolean => told.event.kind === 'activationEnded'
