import { printCell } from '../../../../engine/jackal/cells.ts'
import {
  type BearStep,
  hittersOf,
  isBearsMeat,
  type Route,
  strikesOfUncorking,
  turnsHome,
} from '../../../../engine/jackal/foresight.ts'
import type { Cell, JackalMove, JackalState, Load, Piece, PieceId } from '../../../../engine/jackal/types.ts'
import { opening, type Translate } from '../../../i18n/t.ts'
import { bearAfterChoices, routesFor } from '../../intent/foreseen.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { type Choice, leftBehind, type Target, targetAt } from '../../intent/targets.ts'
import { tileNameNow } from '../../log/sentences.ts'
import { pieceFullName } from '../../names.ts'
import { boatAt } from '../../table/vessels.ts'
import { oddsTold } from './odds.ts'

type Go = Extract<JackalMove, { kind: 'go' }>

/** The consequences of going to the target under the pointer: the fate of the piece, and its meaning. */
export interface Prospect {
  readonly line: string
  readonly more: string | null
  /** True if the line says only that the piece stops there. */
  readonly isPlain?: boolean
}

/** Returns the consequences of the move under the pointer, in at most two lines; null if there are none. */
export function prospectOf(intent: IntentState, t: Translate): Prospect | null {
  const { view } = intent
  const target = pointedTarget(intent)
  const move = target && toldMove(target, view)
  if (!view || !target) return null
  const bear = bearSentence(bearAfterChoices(view, target.moves), view, t)
  if (!move) return otherSentence(target, view, bear, t)
  const routes = routesFor(move, view)
  if (routes.length === 0) return null
  const only = onlyEnd(routes, view, t)
  const left = leftBehind(intent, target)
  const leaves = left && t(`follow.leaves.${left}`)
  if (!only)
    return {
      line: t('follow.choose', { ends: endsSentence(routes, view, t, MOST_ENDS) }),
      more: joined([leaves, struckSentence(routes, t), bear]),
    }
  const more = joined([leaves, struckSentence(routes, t), ...sequelSentence(only, move, target, view, t), bear])
  return { line: routeSentence(only, view, t), more, isPlain: isPlain(only) }
}

/** Returns a prospect as sentences for screen readers, without a line that only says where the piece stops. */
export function prospectSentences(intent: IntentState, t: Translate): readonly string[] {
  const prospect = prospectOf(intent, t)
  if (!prospect) return []
  const line = prospect.isPlain ? [] : [prospect.line]
  return [...line, ...sentencesIn(prospect.more)].map(opening)
}

/** Returns the sentences of a prospect's meaning, each as a separate part. */
export const sentencesIn = (more: string | null | undefined): readonly string[] => more?.split(BETWEEN) ?? []

const isPlain = ({ path, ends, gold }: Route): boolean =>
  path.length === 1 && (ends === 'rest' || (ends === 'ship' && gold === 0))

/** Returns the consequences of other moves: a bottle frees a piece, a vessel moves, and the bear may walk after it. */
function otherSentence({ moves }: Target, view: JackalState, bear: Sentence, t: Translate): Prospect | null {
  const [only, another] = moves
  if (only?.move.kind === 'sail') return { line: t(only.move.boat ? 'follow.row' : 'follow.sail'), more: bear }
  if (only?.move.kind !== 'uncork' || another) return bear === null ? null : { line: bear, more: null }
  const { line, struck } = uncorkingSentence(only.move.piece, view, t)
  return { line, more: joined([struck, bear]) }
}

/** Returns the effect of a bottle on a piece, and the pieces that are hit by that. */
export function uncorkingSentence(piece: PieceId, view: JackalState, t: Translate): { line: string; struck: Sentence } {
  const isTrapped = view.pieces.some(({ id, trapped }) => id === piece && trapped)
  const strikes = strikesOfUncorking(view, piece)
  return {
    line: t(isTrapped ? 'follow.uncork.trap' : 'follow.uncork.step'),
    struck: strikes.length > 0 ? t('follow.strikes', { who: piecesSentence(strikes, t) }) : null,
  }
}

/** Returns every way of the move under the pointer with its end, if there are several; else null. */
export function waysSentence(intent: IntentState, t: Translate): string | null {
  const { view } = intent
  const target = pointedTarget(intent)
  const move = target && toldMove(target, view)
  const routes = view && move ? routesFor(move, view) : []
  const isChoice = view && routes.length > 1 && !onlyEnd(routes, view, t)
  return isChoice ? t('follow.choose', { ends: endsSentence(routes, view, t, routes.length) }) : null
}

/**
 * Returns the shortest of a move's ways if all come to one end, such as back from a crocodile; null if there is a
 * choice of ends.
 */
export function onlyEnd(routes: readonly Route[], view: JackalState, t: Translate): Route | null {
  const ends = new Set(routes.map((route) => endSentence(route, view, t)))
  const [shortest = null] = routes.toSorted((a, b) => a.path.length - b.path.length)
  return ends.size === 1 ? shortest : null
}

function pointedTarget(intent: IntentState): Target | null {
  const pointed = intent.hovered ?? intent.cursor
  return pointed === null || !intent.asked ? null : targetAt(intent, pointed)
}

/** Returns the move to describe: with a choice of loads, the one that brings gold home, else the first. */
function toldMove({ moves }: Target, view: JackalState | null): Go | null {
  const goes = moves.flatMap(({ move }: Choice) => (move.kind === 'go' ? [move] : []))
  const rich = view && goes.find((move) => routesFor(move, view).some(({ gold }) => gold > 0))
  return rich ?? goes[0] ?? null
}

export const MOST_ENDS = 4

/** Returns the ends of several routes, one after the other: `f6 Fort, g5 death`. */
export function endsSentence(routes: readonly Route[], view: JackalState, t: Translate, most: number): string {
  const ends = [...new Set(routes.map((route) => endSentence(route, view, t)))]
  const rest = ends.length - most
  const told = rest > 0 ? [...ends.slice(0, most), t('follow.others', { n: rest })] : ends
  return told.join(', ')
}

/** Returns the end of a route, in a word or two. */
function endSentence(route: Route, view: JackalState, t: Translate): string {
  const cell = endOf(route)
  const name = cell === null ? '' : printCell(view.board, cell)
  if (route.ends === 'ship' && route.gold > 0) return t('follow.end.gold', { n: route.gold })
  if (route.ends === 'rest') return `${name} ${tileNameAt(cell, view, t)}`
  return t(`follow.end.${route.ends}`, { cell: name })
}

/** Returns a single route as a sentence. */
export function routeSentence(route: Route, view: JackalState, t: Translate): string {
  const cell = endOf(route)
  const name = cell === null ? '' : printCell(view.board, cell)
  if (route.ends === 'unknown') {
    const odds = oddsTold(view, t, ['gold', 'held', 'death']) || oddsTold(view, t)
    return t('follow.unknown', { cell: name, odds })
  }
  if (route.ends === 'ship' && route.gold > 0) return t('follow.gold', { n: route.gold })
  if (route.ends === 'ship') {
    const inBoat = cell !== null && boatAt(view, cell) !== null
    if (inBoat) return t(route.path.length > 1 ? 'follow.boatSent' : 'follow.boat')
    return t(route.path.length > 1 ? 'follow.shipSent' : 'follow.ship')
  }
  if (route.ends === 'sea') {
    return t(route.sinks ? 'follow.sinks' : 'follow.sea', { cell: name })
  }
  if (route.ends !== 'rest') return t(`follow.${route.ends}`)
  const via = route.path.length > 1 ? 'follow.sent' : 'follow.rest'
  return t(via, { cell: name, tile: tileNameAt(cell, view, t) })
}

/** Returns sentences on the pieces that could hit the piece there, and on the distance home with gold. */
function sequelSentence(route: Route, move: Go, target: Target, view: JackalState, t: Translate): Sentence[] {
  const cell = endOf(route)
  const told: Sentence[] = []
  if (cell !== null && (route.ends === 'rest' || route.ends === 'sea')) told.push(dangerSentence(move, cell, view, t))
  if (cell !== null && route.ends === 'rest') told.push(homeSentence(move, cell, target, view, t))
  return told
}

export type Sentence = string | null

/** Returns the bear's next step, and the fate of the pieces that it reaches. */
export function bearSentence(step: BearStep | null, { board, pieces }: JackalState, t: Translate): Sentence {
  if (!step) return null
  const cell = printCell(board, step.to)
  const reached = pieces.filter(({ id }) => step.reaches.includes(id))
  const [killed, sent] = [reached.filter(isBearsMeat), reached.filter((piece) => !isBearsMeat(piece))]
  const fates = [
    sent.length > 0 && t('follow.bear.sends', { who: idsSentence(sent, t) }),
    killed.length > 0 && t('follow.bear.kills', { who: idsSentence(killed, t) }),
  ].filter((fate) => fate !== false)
  return [t('follow.bear', { cell }), ...fates].join(', ')
}

const idsSentence = (pieces: readonly Piece[], t: Translate) =>
  piecesSentence(
    pieces.map(({ id }) => id),
    t,
  )

/** The separator between the parts of a line. */
const BETWEEN = ' · '

/** Returns the parts of a line; null if there are none. */
function joined(told: readonly Sentence[]): string | null {
  return told.filter((part) => part !== null).join(BETWEEN) || null
}

export function struckSentence(routes: readonly Route[], t: Translate): string | null {
  const struck = [...new Set(routes.flatMap(({ strikes }) => strikes))]
  return struck.length > 0 ? t('follow.strikes', { who: piecesSentence(struck, t) }) : null
}

/** Returns a sentence on the way home with the load being carried, or else with one lying on the cell. */
function homeSentence(move: Go, cell: Cell, { moves }: Target, view: JackalState, t: Translate): string | null {
  const carried = moves.flatMap((choice) => (choice.move.kind === 'go' && choice.move.carry ? [choice.move.carry] : []))
  const load = move.carry ?? carried.at(-1) ?? lyingAt(cell, view)
  if (!load || load === 'boat') return null
  const turns = turnsHome(view, move.piece, cell, load)
  return turns === null
    ? t('follow.noWayHome', { load: t(loadKey(load)) })
    : t('follow.home', { n: turns, load: t(loadKey(load)) })
}

export const loadKey = (load: Load) => `follow.load.${load}` as const

function lyingAt(cell: Cell, view: JackalState): Load | null {
  const tile = view.tiles[cell]
  if (!tile?.open) return null
  return tile.treasure ? 'treasure' : tile.coins > 0 ? 'coin' : null
}

export function dangerSentence(move: Go, cell: Cell, view: JackalState, t: Translate): string | null {
  const { pieces, ships, boat } = hittersOf(view, move.piece, cell)
  const who = [
    ...new Set(pieces.map((id) => pieceFullName(t, id))),
    ...ships.map((team) => t(`follow.byShip.${team}`)),
    ...(boat ? [t('follow.byBoat')] : []),
  ]
  return who.length > 0 ? t('follow.danger', { who: who.join(', ') }) : null
}

/** Returns pieces by their names, each name once. */
export const piecesSentence = (ids: readonly string[], t: Translate): string =>
  [...new Set(ids.map((id) => pieceFullName(t, id)))].join(', ')

export const endOf = ({ path }: Route): Cell | null => path.at(-1)?.cell ?? null

function tileNameAt(cell: Cell | null, view: JackalState, t: Translate): string {
  const tile = cell === null ? null : view.tiles[cell]
  return tile ? tileNameNow(t, tile) : t('card.closed')
}
