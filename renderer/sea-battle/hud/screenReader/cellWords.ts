import { HIDDEN } from '../../../../engine/kernel/game.ts'
import { FLEET } from '../../../../engine/sea-battle/data/fleet.ts'
import { marksOf, opponentOf } from '../../../../engine/sea-battle/marks.ts'
import type { Cell, SeaBattleState, SeaSeat, Ship } from '../../../../engine/sea-battle/types.ts'
import { type Language, opening, type Translate } from '../../../i18n/t.ts'
import { coordinateOf } from '../../coordinates.ts'
import { shipName } from '../../log/sentences.ts'

/** The known facts of a cell that may be fired at, and the consequences of a shot. */
export interface CellNews {
  /** As players say it: `D7`. */
  readonly cell: string
  /** The known facts. */
  readonly known: string
  /** The consequences of a shot; empty if there are none. */
  readonly follows: string
}

/** A language with its translator. */
export interface CellWords {
  readonly t: Translate
  readonly language: Language
}

/** Returns the known content of a cell in a seat's own sea. */
export function cellNews(view: SeaBattleState, owner: SeaSeat, cell: Cell, words: CellWords): CellNews {
  return { cell: coordinateOf(cell, words.language), ...knownOf(view, owner, cell, words.t) }
}

/** Returns the content of a cell in the viewer's own sea. */
export function ownCellNews(view: SeaBattleState, owner: SeaSeat, cell: Cell, words: CellWords): CellNews {
  const { t, language } = words
  const { hits, sunk } = marksOf(view, opponentOf(owner))
  const { known } = knownOf(view, owner, cell, t)
  const isTold = [...hits, ...sunk.flat()].includes(cell) || view.shots[opponentOf(owner)].some(({ at }) => at === cell)
  const isShip = shipsKnown(view, owner).some((one) => one.includes(cell))
  return { cell: coordinateOf(cell, language), known: isTold || isShip ? known : t('cell.open'), follows: '' }
}

type Known = Omit<CellNews, 'cell'>

function knownOf(view: SeaBattleState, owner: SeaSeat, cell: Cell, t: Translate): Known {
  const { hits, misses, sunk, empty } = marksOf(view, opponentOf(owner))
  const down = sunk.find((ship) => ship.includes(cell))
  if (down) return { known: t('cell.sunk', { ship: shipName(t, down) }), follows: '' }
  if (hits.includes(cell)) return { known: t('cell.hit'), follows: t('cell.hit.next') }
  if (misses.includes(cell)) return { known: t('cell.miss'), follows: t('cell.fired') }
  const ship = shipsKnown(view, owner).find((one) => one.includes(cell))
  if (ship) return { known: t('cell.ship', { Ship: opening(shipName(t, ship)) }), follows: '' }
  if (empty.includes(cell)) return { known: t('cell.empty'), follows: t('cell.empty.next') }
  return { known: t('cell.unknown'), follows: t('cell.unknown.next', { n: largestLeft(view, owner) }) }
}

function shipsKnown(view: SeaBattleState, owner: SeaSeat): readonly Ship[] {
  const ships = view.fleets[owner]?.ships ?? HIDDEN
  return ships === HIDDEN ? [] : ships
}

/** Returns the length of the largest ship of a fleet that is still afloat. */
function largestLeft(view: SeaBattleState, owner: SeaSeat): number {
  const left: number[] = [...FLEET]
  for (const { length } of view.sunk[opponentOf(owner)]) left.splice(left.indexOf(length), 1)
  return Math.max(0, ...left)
}
