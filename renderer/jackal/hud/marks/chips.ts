import { tileRow } from '../../../../engine/jackal/data/tiles.ts'
import { hittersOf } from '../../../../engine/jackal/foresight.ts'
import type { Cell, JackalMove, JackalState } from '../../../../engine/jackal/types.ts'
import { routesFor } from '../../intent/foreseen.ts'
import { decisionOf, type IntentState } from '../../intent/intentState.ts'
import { placeOf, type Target, targetsOf } from '../../intent/targets.ts'
import { oddsOf } from '../turn/odds.ts'

/** The result at a lit cell. */
export interface CellChip {
  readonly cell: Cell
  /**
   * The result: a chance of gold, death, the way back to the start, turns to cross, the sea, or a blow from an enemy.
   */
  readonly sign: 'gold' | 'death' | 'back' | 'steps' | 'sea' | 'danger'
  readonly text: string | null
  readonly isBad: boolean
}

/** The most lit cells that all have their chips. With more, as for a flight, only the cell pointed at has one. */
const MOST = 12

/** Returns the chips of the lit cells; none on the cell of the acting piece. */
export function chipsOf(intent: IntentState): readonly CellChip[] {
  const { view, selected, hovered, cursor } = intent
  const decision = decisionOf(intent)
  if (!view || !intent.asked || (decision && decision.kind !== 'onward' && decision.kind !== 'arrival')) return []
  const targets = targetsOf(intent)
  const shown = targets.length > MOST ? targets.filter(({ cell }) => cell === (hovered ?? cursor)) : targets
  const own = selected?.kind === 'piece' ? placeOf(selected.id, view) : null
  return shown.flatMap((target) => (target.cell === own ? [] : (chipOf(target, view) ?? [])))
}

type Go = Extract<JackalMove, { kind: 'go' }>

function chipOf(target: Target, view: JackalState): CellChip | null {
  const { cell, moves, fatal } = target
  const goes = moves.flatMap(({ move }) => (move.kind === 'go' ? [move] : []))
  const [move] = goes
  if (fatal) return { cell, sign: 'death', text: null, isBad: true }
  if (!move) return null
  const tile = view.tiles[cell]
  if (tile?.kind === 'closed') {
    const { gold } = oddsOf(view)
    return gold > 0 ? { cell, sign: 'gold', text: `${gold}%`, isBad: false } : null
  }
  if (tile && !tile.open) return seenChip(cell, tile.kind)
  return wayChip(move, cell, view)
}

/** Returns the gold under a tile that the viewer has peeked at. */
function seenChip(cell: Cell, kind: Parameters<typeof tileRow>[0]): CellChip | null {
  const { coins, treasure } = tileRow(kind)
  const gold = coins ?? (treasure ? 3 : 0)
  return gold > 0 ? { cell, sign: 'gold', text: `${gold}`, isBad: false } : null
}

/** Returns the effect of an open tile or the sea on a piece that goes there. */
function wayChip(move: Go, cell: Cell, view: JackalState): CellChip | null {
  const routes = routesFor(move, view)
  const tile = view.tiles[cell]
  const isSwept = tile && routes.length > 0 && routes.every(({ ends }) => ends === 'sea')
  if (isSwept) return { cell, sign: 'sea', text: null, isBad: routes.some(({ sinks }) => sinks) }
  if (tile?.kind === 'crocodile') return { cell, sign: 'back', text: null, isBad: false }
  if (isInReach(move, view)) return { cell, sign: 'danger', text: null, isBad: true }
  const steps = tile && tile.kind !== 'closed' ? tileRow(tile.kind).steps : undefined
  return steps === undefined ? null : { cell, sign: 'steps', text: `${steps}`, isBad: false }
}

/** Returns whether an enemy could hit the piece next turn wherever its way ends. */
function isInReach(move: Go, view: JackalState): boolean {
  const routes = routesFor(move, view)
  const ends = routes.flatMap(({ path, ends: end }) =>
    end === 'rest' || end === 'sea' ? (path.at(-1)?.cell ?? []) : [],
  )
  return (
    ends.length > 0 &&
    ends.length === routes.length &&
    ends.every((end) => {
      const { pieces, ships, boat } = hittersOf(view, move.piece, end)
      return pieces.length + ships.length > 0 || boat
    })
  )
}
