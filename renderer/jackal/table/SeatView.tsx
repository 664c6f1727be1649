import { useEffect, useRef } from 'react'
import type { JackalState, Side } from '../../../engine/jackal/types.ts'
import { type SessionState, useSession } from '../../host/session.ts'
import { seatsHere } from '../../host/viewer.ts'
import { useShownStore } from '../../playback/shownStore.ts'
import type { CameraPreset } from '../../table/camera/cameraPresets.ts'
import { goRoundTo } from '../../ui/camera.ts'
import { commanderOf } from '../hud/crews/crews.ts'
import { isJackalView } from '../view.ts'
import { SIDE_VIEWS } from './sideViews.ts'

/** Where several people share the screen: the side of the crew that one of them is to move; null while nobody is asked. */
export function sideToMove(
  { match, standing }: Pick<SessionState, 'match' | 'standing'>,
  view: JackalState,
): Side | null {
  const here = match ? seatsHere(match.seats) : []
  const asked = standing?.asked?.seat
  // what is shown may be ahead of what is asked
  if (asked === undefined || here.length < 2 || !here.includes(asked) || asked !== commanderOf(view)) return null
  return view.teams.find(({ id }) => id === view.turn)?.side ?? null
}

/** Turns the camera to whoever is to move at a shared screen; never for a bot, and not while something plays. */
export function SeatView(): null {
  const match = useSession((state) => state.match?.id ?? null)
  const { shown, busy } = useShownStore()
  const side = useSession((state) => (busy || !isJackalView(shown) ? null : sideToMove(state, shown)))
  const last = useRef<{ readonly match: string; readonly view: CameraPreset } | null>(null)
  useEffect(() => {
    if (match === null || side === null) return
    const view = SIDE_VIEWS[side]
    if (last.current?.match === match && last.current.view === view) return
    last.current = { match, view }
    goRoundTo(view)
  }, [match, side])
  return null
}
