import { useEffect, useRef } from 'react'
import type { JackalState, Side } from '../../../engine/jackal/types.ts'
import { type SessionState, useSession } from '../../host/session.ts'
import { seatsHere } from '../../host/viewer.ts'
import { useShownNow } from '../../playback/useShownTable.ts'
import type { CameraPreset } from '../../table/camera/cameraPresets.ts'
import { useScreen } from '../../ui/screens.ts'
import { useTableCamera } from '../../ui/TableCamera.ts'
import { commanderOf } from '../hud/crews/crews.ts'
import { useBoard } from '../table/shown.ts'
import { SIDE_VIEWS, sideViewsOf } from '../table/sideViews.ts'
import { isJackalView } from '../view.ts'

/**
 * Returns the side of the table to show: of the crew that one of several people here is to move, or of the only
 * player's own crew. Null while no player here is asked, and for spectators.
 */
export function sideToMove(
  { match, standing }: Pick<SessionState, 'match' | 'standing'>,
  view: JackalState,
): Side | null {
  const here = match ? seatsHere(match.seats) : []
  const [alone, another] = here
  if (alone !== undefined && another === undefined) return view.teams.find(({ id }) => id === alone)?.side ?? null
  const asked = standing?.asked?.seat
  // the shown state may be ahead of the question
  if (asked === undefined || !here.includes(asked) || asked !== commanderOf(view)) return null
  return view.teams.find(({ id }) => id === view.turn)?.side ?? null
}

/** Frames a board of another size than the classic one, also for spectators. */
export function BoardView(): null {
  const camera = useTableCamera()
  const board = useBoard()
  const isOpen = useScreen(({ screen }) => screen.name === 'match')
  const views = sideViewsOf(board)
  useEffect(() => {
    if (isOpen && views !== SIDE_VIEWS) camera.fly(views.S)
  }, [isOpen, views, camera])
  return null
}

/**
 * Turns the camera to the player here, and at a shared screen to the one to move; never to a bot, and not while
 * something plays.
 */
export function SeatView(): null {
  const camera = useTableCamera()
  const match = useSession((state) => state.match?.id ?? null)
  const { shown, busy } = useShownNow((now) => now)
  const views = sideViewsOf(useBoard())
  const side = useSession((state) => (busy || !isJackalView(shown) ? null : sideToMove(state, shown)))
  const last = useRef<{ readonly match: string; readonly view: CameraPreset } | null>(null)
  const isOpen = useScreen(({ screen }) => screen.name === 'match')
  useEffect(() => {
    if (!isOpen) last.current = null // the menu has taken the camera away
    if (!isOpen || match === null || side === null) return
    const view = views[side]
    if (last.current?.match === match && last.current.view === view) return
    // after the shell has sent the camera to the table
    const frame = requestAnimationFrame(() => {
      last.current = { match, view }
      camera.goRoundTo(view)
    })
    return () => cancelAnimationFrame(frame)
  }, [isOpen, match, side, views, camera])
  return null
}
