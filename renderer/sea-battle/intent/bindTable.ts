import type { Standing } from '../../../electron/contract/ipc.ts'
import { otherFlag } from '../../../engine/sea-battle/data/fleet.ts'
import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import {
  type Cell,
  SEATS,
  type SeaBattleMove,
  type SeaBattleState,
  type SeaSeat,
} from '../../../engine/sea-battle/types.ts'
import { sounds } from '../../audio/sounds.ts'
import { playMoves, useSession } from '../../host/session.ts'
import { stopAll } from '../../host/stops.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { isCaptured } from '../../ui/captured.ts'
import { USUAL_FLAG } from '../fleets.ts'
import { emptyMarks } from '../pieces/marks.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { fadeRefusals } from '../placement/refusalFade.ts'
import { isFiredInPublic } from '../privateLook.ts'
import { isSeaBattleView } from '../view.ts'
import { sendShotsTo, useAim } from './aim.ts'

/**
 * Connects placing and aiming to the session: questions come in when the table is at rest, shots go out. Returns a
 * function that disconnects them.
 */
export function bindTable(): () => void {
  let answered: Standing | null = null
  let aimedFor: Standing | null = null
  let look: string | null = null

  /** Sets the cells of a question. `sureOf` is called only once for each, because it examines the whole sea. */
  const aim = (standing: Standing | null, sureOf: () => readonly Cell[] = () => []) => {
    if (aimedFor === standing) return
    aimedFor = standing
    useAim.getState().ask(standing ? cellsOf(standing) : [], sureOf())
  }
  const ask = () => {
    const { match, standing, sending, viewer } = useSession.getState()
    const current = match && `${match.id}/${viewer}`
    if (current !== look) useAim.getState().forget()
    look = current
    const { shown, busy } = pageTable.shown.getState()
    const view = isSeaBattleView(shown) ? shown : null
    // A seat's question is not for other viewers: no seat is asked behind the curtain. A captured window has no other view.
    const asked = standing?.asked?.seat ?? null
    const isOwn =
      asked === viewer ||
      (isCaptured() && match !== null && asked !== null && isFiredInPublic(match.seats, view, asked))
    const seat = view && asked !== null && isOwn ? seatNamed(asked) : null
    if (!busy || isPlaced(view)) place(view, seat)
    const isAsked = seat !== null && !busy && !sending && standing !== answered && view?.fleets[seat] !== null
    // The drawing code reports a broken view.
    const isWhole = view !== null && 'shots' in view
    aim(isAsked ? standing : null, () => (isAsked && isWhole ? emptyMarks(view, opponentOf(seat)) : []))
  }

  sendShotsTo((at) => {
    const { standing } = useSession.getState()
    if (!standing?.asked) return
    answered = standing
    void playMoves(standing.asked.seat, [{ kind: 'fire', at }]).then((played) => {
      if (!played) answered = null
      ask()
    })
  })
  const stop = stopAll(
    useSession.subscribe(ask),
    pageTable.shown.subscribe(ask),
    usePlacement.subscribe(knock),
    fadeRefusals(),
  )
  ask()
  return () => {
    stop()
    sendShotsTo(() => {})
    aim(null)
    useAim.getState().forget()
    usePlacement.getState().end()
  }
}

const seatNamed = (name: string): SeaSeat | null => SEATS.find((seat) => seat === name) ?? null

/** Returns whether the fleet laid here is at sea: from now on the table shows it. */
function isPlaced(view: SeaBattleState | null): boolean {
  const { seat } = usePlacement.getState()
  return seat !== null && view !== null && view.fleets[seat] !== null
}

/** Opens the harbour for a seat without a fleet, and closes it when the fleet is at sea or the viewer changes. */
function place(view: SeaBattleState | null, seat: SeaSeat | null): void {
  const placement = usePlacement.getState()
  const wanted = view && seat !== null && view.fleets[seat] === null ? seat : null
  if (placement.seat === wanted) return
  if (wanted === null || view === null) placement.end()
  else placement.begin(wanted, view.options, otherFlag(view.fleets[opponentOf(wanted)]?.flag) ?? USUAL_FLAG[wanted])
}

function cellsOf({ asked }: Standing): readonly number[] {
  // the host lists only moves of the open match's game
  const moves = (asked?.moves ?? []).map(({ move }) => move as unknown as SeaBattleMove)
  return moves.flatMap((move) => (move.kind === 'fire' ? [move.at] : []))
}

type Placement = ReturnType<typeof usePlacement.getState>

/** Plays a knock on wood for a laid ship. */
function knock({ held, slots, seat }: Placement, before: Placement): void {
  const count = (all: Placement['slots']) => all.filter(({ berth }) => berth !== null).length
  const wasLaid = before.held !== null && held === null && count(slots) >= count(before.slots) && seat !== null
  if (wasLaid && slots !== before.slots) sounds.play('wood', { volume: 0.6 })
}
