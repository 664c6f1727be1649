import { type GameRules, HIDDEN, type Hidden, type Outcome, type Seat, type Viewer } from '../kernel/game.ts'
import { accepted, rejected } from '../kernel/parsed.ts'
import { type Rng, shuffled } from '../kernel/rng.ts'
import type { MatchGame } from '../match/game.ts'

/**
 * A game just large enough to test the machinery: two seats take cards from a closed row in turn. A seat may look at a
 * card first (a secret), roll for points (luck), or raise its bid and take that back (neither). Most points win.
 */
export interface ToyState {
  readonly cards: readonly ToyCard[]
  readonly points: Readonly<Record<Seat, number>>
  readonly bid: number
  readonly turn: Seat | null
}

export interface ToyCard {
  readonly value: number | Hidden
  readonly taken: boolean
  readonly seenBy: readonly Seat[]
}

export type ToyMove =
  | { readonly kind: 'take'; readonly card: number }
  | { readonly kind: 'look'; readonly card: number }
  | { readonly kind: 'roll' }
  | { readonly kind: 'raise' }

export type ToyEvent =
  | {
      readonly kind: 'cardTaken'
      readonly seat: Seat
      readonly card: number
      readonly value: number
      readonly reveals: true
    }
  | {
      readonly kind: 'cardSeen'
      readonly seat: Seat
      readonly card: number
      readonly value: number | Hidden
      readonly reveals: true
    }
  /** Only the looking seat receives it. */
  | { readonly kind: 'noteMade'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'bidRaised'; readonly to: number }
  | { readonly kind: 'turnPassed'; readonly to: Seat | null }

export interface ToyShape {
  options: { readonly cards: number }
  state: ToyState
  move: ToyMove
  event: ToyEvent
  refusal: 'not-your-turn' | 'no-such-card' | 'seen-already' | 'bid-too-high'
}

const SEATS: readonly Seat[] = ['left', 'right']
const MOST_BID = 3

export const toyRules: GameRules<ToyShape> = {
  id: 'toy',
  version: 1,
  foldsFrom: 1,
  setup: ({ cards }, rng) => ({
    cards: shuffled(
      Array.from({ length: cards }, (_, index) => index + 1),
      rng,
    ).map(closedCard),
    points: { left: 0, right: 0 },
    bid: 0,
    turn: 'left',
  }),
  seats: () => SEATS,
  awaiting: ({ turn }) => (turn ? [turn] : []),
  legalMoves: (view, seat) => allMoves(view).filter((move) => toyRules.refuse(view, seat, move) === null),
  hint: () => ({}),
  refuse(state, seat, move) {
    if (state.turn !== seat) return 'not-your-turn'
    if (move.kind === 'roll') return null
    if (move.kind === 'raise') return state.bid < MOST_BID ? null : 'bid-too-high'
    const card = state.cards[move.card]
    if (!card || card.taken) return 'no-such-card'
    return move.kind === 'look' && card.seenBy.includes(seat) ? 'seen-already' : null
  },
  play(turn, seat, move) {
    if (move.kind === 'raise') return turn.emit({ kind: 'bidRaised', to: turn.state.bid + 1 })
    if (move.kind === 'look') {
      turn.emit({ kind: 'cardSeen', seat, card: move.card, value: cardValue(turn.state, move.card), reveals: true })
      return turn.emit({ kind: 'noteMade', seat, card: move.card })
    }
    if (move.kind === 'roll') turn.emit({ kind: 'rolled', seat, points: turn.rng.int(3) })
    else turn.emit({ kind: 'cardTaken', seat, card: move.card, value: cardValue(turn.state, move.card), reveals: true })
    const over = move.kind === 'take' && turn.state.cards.every((card) => card.taken)
    turn.emit({ kind: 'turnPassed', to: over ? null : other(seat) })
  },
  evolve(state, event) {
    switch (event.kind) {
      case 'cardTaken':
        return {
          ...withCard(state, event.card, { value: event.value, taken: true, seenBy: [] }),
          points: scored(state, event.seat, event.value),
        }
      case 'cardSeen': {
        const card = state.cards[event.card] ?? closedCard(HIDDEN)
        return withCard(state, event.card, { ...card, value: event.value, seenBy: [...card.seenBy, event.seat] })
      }
      case 'noteMade':
        return state
      case 'rolled':
        return { ...state, points: scored(state, event.seat, event.points) }
      case 'bidRaised':
        return { ...state, bid: event.to }
      case 'turnPassed':
        return { ...state, bid: 0, turn: event.to }
      default:
        return event satisfies never
    }
  },
  outcome: ({ turn, points }) => (turn ? null : outcomeOf(points)),
  view: (state, viewer) =>
    viewer === 'open'
      ? state
      : { ...state, cards: state.cards.map((card) => (sees(card, viewer) ? card : hide(card))) },
  redact(event, viewer, before) {
    if (viewer === 'open') return event
    if (event.kind === 'noteMade') return event.seat === viewer ? event : null
    if (event.kind !== 'cardSeen' || event.seat === viewer) return event
    const known = before.cards[event.card]?.seenBy.includes(viewer) === true
    return known ? event : { ...event, value: HIDDEN }
  },
}

export const toyGame: MatchGame<ToyShape> = {
  rules: toyRules,
  parseOptions: (input) => (isOptions(input) ? accepted(input) : rejected('cards', 'a whole number')),
  optionsOf: ({ cards }) => ({ cards: cards.length }),
  parsePosition: (input) => (isState(input) ? accepted(input) : rejected('turn', 'no toy position')),
  printPosition: (state) => state,
  parseMove: (input) => (isMove(input) ? accepted(input) : rejected('kind', 'no toy move')),
  printMove: (move) => move,
}

/** Deals the cards again that the viewer knows neither before a move nor after it. */
export function redealToy(before: ToyState, after: ToyState, viewer: Viewer, rng: Rng): ToyState {
  const hidden = before.cards.flatMap((card, index) => {
    const later = after.cards[index]
    return sees(card, viewer) || !later || sees(later, viewer) ? [] : [index]
  })
  const values = shuffled(
    hidden.map((index) => cardValue(before, index)),
    rng,
  )
  const cards = before.cards.map((card, index) => ({ ...card, value: values[hidden.indexOf(index)] ?? card.value }))
  return { ...before, cards }
}

function allMoves({ cards }: ToyState): ToyMove[] {
  const ofCard = cards.flatMap((_, card): ToyMove[] => [
    { kind: 'take', card },
    { kind: 'look', card },
  ])
  return [...ofCard, { kind: 'roll' }, { kind: 'raise' }]
}

function closedCard(value: number | Hidden): ToyCard {
  return { value, taken: false, seenBy: [] }
}

function sees(card: ToyCard, viewer: Viewer): boolean {
  return card.taken || card.seenBy.includes(viewer)
}

function hide(card: ToyCard): ToyCard {
  return { value: HIDDEN, taken: card.taken, seenBy: card.seenBy }
}

function cardValue(state: ToyState, card: number): number {
  const value = state.cards[card]?.value
  if (typeof value !== 'number') throw new Error(`Card ${card} is not known here`)
  return value
}

function withCard(state: ToyState, index: number, card: ToyCard): ToyState {
  return { ...state, cards: state.cards.with(index, card) }
}

function scored({ points }: ToyState, seat: Seat, gain: number): Record<Seat, number> {
  return { ...points, [seat]: (points[seat] ?? 0) + gain }
}

function outcomeOf(scores: Readonly<Record<Seat, number>>): Outcome {
  const best = Math.max(...Object.values(scores))
  return { winners: SEATS.filter((seat) => scores[seat] === best), scores, reason: 'cards-gone' }
}

function other(seat: Seat): Seat {
  return seat === 'left' ? 'right' : 'left'
}

function isOptions(input: unknown): input is { cards: number } {
  return typeof input === 'object' && input !== null && 'cards' in input && typeof input.cards === 'number'
}

/** Returns whether an input is a state: good enough for positions that the toy itself has printed. */
function isState(input: unknown): input is ToyState {
  return typeof input === 'object' && input !== null && 'cards' in input && 'turn' in input
}

function isMove(input: unknown): input is ToyMove {
  if (typeof input !== 'object' || input === null || !('kind' in input)) return false
  if (input.kind === 'roll' || input.kind === 'raise') return true
  return (input.kind === 'take' || input.kind === 'look') && 'card' in input && Number.isInteger(input.card)
}
