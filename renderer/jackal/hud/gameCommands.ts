import type { GameCommands } from '../../hud/commands/useTableCommands.ts'
import { handle } from '../../input/contexts.ts'
import { pageTable } from '../../playback/pageTable.ts'
import type { Point } from '../../table/spot.ts'
import { openSheet } from '../../ui/screens.ts'
import { JACKAL } from '../commands.ts'
import { actorsOf } from '../intent/actors.ts'
import { JACKAL_AIMING } from '../intent/aiming.ts'
import { confirmChoice } from '../intent/confirmChoice.ts'
import { useIntent } from '../intent/intent.ts'
import { decisionOf } from '../intent/intentState.ts'
import { actionsOf, type Selected, targetsOf } from '../intent/targets.ts'
import { inTurn } from '../intent/tellToWait.ts'
import { BOAT, pieceTarget, shipTarget, TILE_TOP } from '../table/anchors.ts'
import { cellSpot } from '../table/cellSpot.ts'

const intent = () => useIntent.getState()

/** The actions of commands in Jackal. */
export const JACKAL_COMMANDS: GameCommands = {
  tables: [
    handle(JACKAL, {
      carry: inTurn(() => intent().toggleCarry()),
      bottle: inTurn(() => intent().toggleBottle()),
      deck: () => openSheet({ name: 'own' }),
    }),
  ],
  cursor: (east, north) => intent().moveCursor(east, north),
  choose: inTurn(chooseNth),
  next: inTurn((step: 1 | -1) => intent().nextPiece(step)),
  confirm: inTurn(confirmChoice),
  cancel: () => intent().cancel(),
  selection,
  reach,
  aiming: JACKAL_AIMING,
  onSelection: (listener) => useIntent.subscribe(listener),
}

/** Returns the keyboard's cell, else the chosen piece or ship. */
function selection(): Point | null {
  const { cursor, selected, view } = intent()
  if (cursor !== null && view) return { ...cellSpot(view.board, cursor), y: TILE_TOP }
  if (!selected) return null
  return pageTable.playback.poses.get(targetOf(selected)) ?? null
}

/** The most lit cells that the camera keeps in sight: more are spread over the board, which is in sight as a whole. */
const MOST = 24

/** Returns the lit cells, unless there are too many to keep all of them in sight. */
function reach(): readonly Point[] {
  const state = intent()
  const { view } = state
  const targets = view ? targetsOf(state) : []
  if (!view || targets.length > MOST) return []
  return targets.map(({ cell }) => ({ ...cellSpot(view.board, cell), y: TILE_TOP }))
}

const targetOf = (one: Selected): string =>
  one.kind === 'piece' ? pieceTarget(one.id) : one.boat ? BOAT : shipTarget(one.team)

/** Chooses among the answers of a question, else among the tokens of the crew. */
function chooseNth(n: number): void {
  const state = intent()
  const goer = state.prompt?.who?.[n - 1]
  if (goer) {
    state.sendThere(goer)
    return
  }
  const isAsked = state.prompt !== null || decisionOf(state) !== null
  const choice = (state.prompt ? state.prompt.moves : actionsOf(state))[n - 1]
  const actor = isAsked ? undefined : actorsOf(state)[n - 1]
  if (isAsked && choice) state.choose(choice.move)
  else if (actor) state.choosePortrait(actor.one)
}
