import { create } from 'zustand'
import { CAPTAINS, type Captain } from '../../../../engine/admiral/data/captains.ts'
import type { AdmiralMove, AdmiralState, Ship, TeamId, UnitId } from '../../../../engine/admiral/types.ts'
import type { Seat } from '../../../../engine/kernel/game.ts'
import type { Asked } from '../../intent/targets.ts'

/** The assigned captains before they are sent: known to this player alone. */
export type Cards = Readonly<Partial<Record<UnitId, Captain>>>

export type AssignMove = Extract<AdmiralMove, { kind: 'assign' }>

interface AssigningState {
  readonly seat: Seat | null
  /** The question to answer; its draft outlives the panel while the same player lets the curtain fall. */
  readonly asked: Asked | null
  readonly ships: readonly Ship[]
  /** The number of cards to assign in all. */
  readonly wanted: number
  readonly cards: Cards
  /** The card in hand. */
  readonly held: Captain | null
}

interface AssigningActions {
  begin(seat: TeamId, view: AdmiralState, asked: Asked): void
  end(): void
  /** Takes a card in hand, or puts it down again. */
  hold(captain: Captain): void
  /** Gives the card in hand to a ship; without a card in hand, takes the ship's card. */
  give(ship: UnitId): void
  /** Gives a card to a ship at once. */
  put(captain: Captain, ship: UnitId): void
  takeBack(ship: UnitId): void
  /** Assigns these cards as if the player had; ignores an assignment that the rules forbid. */
  layOut(cards: Cards): void
  deal(luck: () => number): void
  clear(): void
}

const NOTHING: AssigningState = { seat: null, asked: null, ships: [], wanted: 0, cards: {}, held: null }

/** The player's draft of the assignment before it is sent. Discarded with the panel. */
export const useAssigning = create<AssigningState & AssigningActions>((set, get) => ({
  ...NOTHING,
  begin: (seat, view, asked) =>
    set((was) => {
      // others assign theirs at the same time: the question and the draft stay the same
      if (was.seat === seat && JSON.stringify(was.asked) === JSON.stringify(asked)) return { asked }
      const ships = view.ships.filter((ship) => ship.team === seat && ship.at !== null)
      return { ...NOTHING, seat, asked, ships, wanted: cardsIn(asked) }
    }),
  end: () => set(NOTHING),
  hold: (captain) => set({ held: get().held === captain ? null : captain }),
  give: (ship) => {
    const { held, cards } = get()
    const own = cards[ship]
    if (held) get().put(held, ship)
    else if (own) set({ held: own })
  },
  put: (captain, ship) => set({ cards: givenTo(get(), captain, ship), held: null }),
  takeBack: (ship) => set({ cards: without(get().cards, (id) => id === ship) }),
  layOut: (cards) => assignMove(get().asked, cards) && set({ cards, held: null }),
  deal: (luck) => set({ cards: dealt(get(), luck), held: null }),
  clear: () => set({ cards: {}, held: null }),
}))

/** Returns whether exactly these cards are assigned, and none is in hand: a confirmation sends these. */
export function areGiven({ cards, held }: Pick<AssigningState, 'cards' | 'held'>, advised: Cards): boolean {
  const ships = Object.keys(advised)
  const isSame = Object.keys(cards).length === ships.length && ships.every((ship) => cards[ship] === advised[ship])
  return held === null && isSame
}

/** Returns the number of cards that the moves assign. */
function cardsIn({ moves }: Asked): number {
  const first = moves.map(({ move }) => move).find((move) => move.kind === 'assign')
  return first?.kind === 'assign' ? Object.keys(first.cards).length : 0
}

function without(cards: Cards, isGone: (ship: UnitId, card: Captain | undefined) => boolean): Cards {
  return Object.fromEntries(Object.entries(cards).filter(([ship, card]) => !isGone(ship, card)))
}

/** Gives the card to the ship; the ship's former card goes where the new one came from, or back. */
function givenTo({ cards, wanted }: AssigningState, captain: Captain, ship: UnitId): Cards {
  const from = Object.keys(cards).find((id) => cards[id] === captain)
  const hers = cards[ship]
  const rest = without(cards, (id, card) => id === ship || card === captain)
  const moved = hers && from !== undefined && from !== ship ? { ...rest, [from]: hers } : rest
  return Object.keys(moved).length < wanted ? { ...moved, [ship]: captain } : cards
}

function dealt({ ships, wanted }: AssigningState, luck: () => number): Cards {
  const shuffled = <T>(list: readonly T[]) => list.map((one) => ({ one, by: luck() })).sort((a, b) => a.by - b.by)
  const captains = shuffled(CAPTAINS)
  return Object.fromEntries(
    shuffled(ships)
      .slice(0, wanted)
      .flatMap(({ one }, i) => (captains[i] ? [[one.id, captains[i].one]] : [])),
  )
}

/** Returns the move that assigns exactly these cards, as the host listed it; null until all are assigned. */
export function assignMove(asked: Asked | null, cards: Cards): AssignMove | null {
  const given = Object.entries(cards)
  const isIt = (move: AdmiralMove): move is AssignMove =>
    move.kind === 'assign' &&
    Object.keys(move.cards).length === given.length &&
    given.every(([ship, card]) => move.cards[ship] === card)
  return (asked?.moves ?? []).map(({ move }) => move).find(isIt) ?? null
}
